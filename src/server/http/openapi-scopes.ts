import { type ApiScope, apiScopes } from '../../contract/admin/api-keys.ts';

interface Document {
  paths?: object;
  components?: object;
}

const SCHEME = 'apiKey';

/** Names in the OpenAPI document the scope with which an API key may make each call. A call without one is closed to keys. */
export function withScopes<Described extends Document>(
  document: Described,
  scopeOf: (route: string) => ApiScope | undefined,
): Described {
  const paths = Object.entries(document.paths ?? {}).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods as Record<string, object>).map(([method, operation]) => {
        const scope = scopeOf(`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
        return [
          method,
          scope ? { ...operation, security: [{ [SCHEME]: [scope] }], 'x-scope': scope } : operation,
        ];
      }),
    ),
  ]);
  const securitySchemes = {
    [SCHEME]: {
      type: 'http',
      scheme: 'bearer',
      description: `An API key of /admin/api-keys, sent as "Authorization: Bearer chk_…". Scopes: ${apiScopes.join(', ')}.`,
    },
  };
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: { ...document.components, securitySchemes },
  };
}
