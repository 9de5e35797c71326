/** PostgreSQL's analysed form of a query, as its type pg_node_tree writes it: `{TYPE :field value …}`. */
export interface TreeNode {
  type: string;
  fields: Map<string, TreeValue>;
}
type TreeValue = string | TreeNode | TreeValue[];

const TOKENS = /[{}()[\]]|(?:\\.|[^\\{}()[\]\s])+/gs;

export function parseQueryTree(text: string): TreeValue {
  const tokens = text.match(TOKENS) ?? [];
  let index = 0;

  const next = (): string => {
    const token = tokens[index];
    if (token === undefined) throw new Error('the query tree ends too early');
    index += 1;
    return token;
  };

  const readValue = (): TreeValue => {
    const token = next();
    if (token === '{') return readNode();
    if (token === '(') return readList(')');
    if (token === '[') return readList(']');
    return token.replaceAll(/\\(.)/gs, '$1');
  };
  const readList = (end: string): TreeValue[] => {
    const list: TreeValue[] = [];
    while (tokens[index] !== end) list.push(readValue());
    next();
    return list;
  };
  const readNode = (): TreeNode => {
    const node: TreeNode = { type: next(), fields: new Map() };
    while (tokens[index] !== '}') {
      const name = next();
      if (!name.startsWith(':')) throw new Error(`${name} is no field of ${node.type}`);
      node.fields.set(name.slice(1), readValue());
      // the bytes of a constant follow their number
      if (tokens[index] === '[') readValue();
    }
    next();
    return node;
  };

  return readValue();
}

export function textOf(node: TreeNode, field: string): string {
  const value = node.fields.get(field);
  if (typeof value !== 'string') throw new Error(`${node.type} has no text ${field}`);
  return value;
}

export function numberOf(node: TreeNode, field: string): number {
  return Number(textOf(node, field));
}

/** Undefined where PostgreSQL writes `<>`. */
export function nodeOf(node: TreeNode, field: string): TreeNode | undefined {
  const value = node.fields.get(field);
  return isNode(value) ? value : undefined;
}

/** The nodes of a list; none where PostgreSQL writes `<>`. */
export function nodesOf(node: TreeNode, field: string): TreeNode[] {
  const value = node.fields.get(field);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Numbers of a set such as `(b 1 3)`. */
export function isEmptySet(node: TreeNode, field: string): boolean {
  const value = node.fields.get(field);
  return Array.isArray(value) && value.length <= 1;
}

export function isNode(value: TreeValue | undefined): value is TreeNode {
  return typeof value === 'object' && !Array.isArray(value);
}
