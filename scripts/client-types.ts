/** The types of packages/client: every call of the OpenAPI document that an API key can make. `npm run client` writes them. */

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  description?: string;
}

type Content = Record<string, { schema?: Schema }>;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

interface Operation {
  summary?: string;
  description?: string;
  'x-scope'?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

const HEAD = `// Written by \`npm run client\` from the OpenAPI document. Do not edit.

/** Every call that an API key can make, by method and path as in /api/docs. */
export interface Calls {
`;

export function clientTypes(document: ApiDocument): string {
  const calls = Object.entries(document.paths)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        operation['x-scope'] ? [callType(`${method.toUpperCase()} ${path}`, operation)] : [],
      ),
    );
  return `${HEAD}${calls.join('\n')}}\n`;

  function callType(name: string, operation: Operation): string {
    const { parameters = [], requestBody, responses } = operation;
    const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
    const members = [
      ...parametersType('path', parameters),
      ...parametersType('query', parameters),
      ...bodyType(requestBody),
      `    response: ${contentType(success?.content)};`,
    ];
    const about = [operation.summary, operation.description].filter(Boolean).join('. ');
    return [
      `  /** ${about}. Scope: ${operation['x-scope']} */`,
      `  ${quote(name)}: {`,
      ...members,
      '  };',
      '',
    ].join('\n');
  }

  function parametersType(place: 'path' | 'query', all: Parameter[]): string[] {
    const parameters = all.filter((parameter) => parameter.in === place);
    if (parameters.length === 0) return [];
    const isRequired = parameters.some(({ required }) => required);
    const properties = Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, schema]));
    const required = parameters.flatMap(({ name, required: isNeeded }) => (isNeeded ? [name] : []));
    return [`    ${place}${isRequired ? '' : '?'}: ${objectType({ properties, required }, 2)};`];
  }

  function bodyType(body: Operation['requestBody']): string[] {
    if (!body) return [];
    return [`    body${body.required ? '' : '?'}: ${contentType(body.content)};`];
  }

  function contentType(content: Content = {}): string {
    const schema = content['application/json']?.schema;
    if (schema) return typeOf(schema, 2);
    return Object.keys(content).some((type) => type.startsWith('multipart/')) ? 'FormData' : 'string';
  }

  function typeOf(schema: Schema, depth: number): string {
    if (schema.$ref) return typeOf(resolve(schema.$ref), depth);
    if (schema.const !== undefined) return literal(schema.const);
    if (schema.enum) return union(schema.enum.map(literal));
    const either = schema.anyOf ?? schema.oneOf;
    if (either) return union(either.map((part) => typeOf(part, depth)));
    if (schema.allOf) return schema.allOf.map((part) => typeOf(part, depth)).join(' & ');
    if (Array.isArray(schema.type))
      return union(schema.type.map((type) => typeOf({ ...schema, type }, depth)));
    switch (schema.type) {
      case 'string':
      case 'boolean':
      case 'null':
        return schema.type;
      case 'integer':
      case 'number':
        return 'number';
      case 'array':
        return arrayType(schema, depth);
      case 'object':
        return objectType(schema, depth);
      default:
        return schema.properties ? objectType(schema, depth) : 'unknown';
    }
  }

  function arrayType({ items, prefixItems }: Schema, depth: number): string {
    if (prefixItems) return `[${prefixItems.map((item) => typeOf(item, depth)).join(', ')}]`;
    const item = typeOf(items ?? {}, depth);
    return item.includes('|') ? `(${item})[]` : `${item}[]`;
  }

  function objectType({ properties, required = [], additionalProperties }: Schema, depth: number): string {
    if (!properties) {
      const values =
        typeof additionalProperties === 'object' ? typeOf(additionalProperties, depth) : 'unknown';
      return `Record<string, ${values}>`;
    }
    const indent = '  '.repeat(depth + 1);
    const lines = Object.entries(properties).flatMap(([name, schema]) => [
      ...(schema.description ? [`${indent}/** ${schema.description} */`] : []),
      required.includes(name)
        ? `${indent}${key(name)}: ${typeOf(schema, depth + 1)};`
        : `${indent}${key(name)}?: ${typeOf(schema, depth + 1)} | undefined;`,
    ]);
    return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
  }

  function resolve(reference: string): Schema {
    const schema = document.components?.schemas?.[reference.replace('#/components/schemas/', '')];
    if (!schema) throw new Error(`the OpenAPI document has no ${reference}`);
    return schema;
  }
}

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const key = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : quote(name));
const literal = (value: unknown) => (typeof value === 'string' ? quote(value) : JSON.stringify(value));
const union = (types: string[]) => [...new Set(types)].join(' | ');
