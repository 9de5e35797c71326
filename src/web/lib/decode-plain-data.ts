const NULL = -5;
const UNDEFINED = -7;

class NotPlain extends Error {}

/**
 * The data of a page as the router writes it: one line with a list of values, which refer to each other by their position in it.
 * Undefined for data that is more than text, numbers, lists and objects: errors, dates, promises. The router decodes those.
 */
export function decodePlainData(text: string): { value: unknown } | undefined {
  const [line = '', ...more] = text.split('\n');
  if (more.some(Boolean)) return undefined;
  const values: unknown = JSON.parse(line);
  if (!Array.isArray(values) || values.length === 0) return undefined;
  try {
    return { value: readerOf(values)(0) };
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

function readerOf(values: readonly unknown[]) {
  const read = new Map<number, unknown>();
  const at = (index: number): unknown => {
    if (index === NULL) return null;
    if (index === UNDEFINED) return undefined;
    if (!(index >= 0)) throw new NotPlain();
    if (read.has(index)) return read.get(index);
    const value = values[index];
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      // the name of a type comes first
      if (typeof value[0] === 'string') throw new NotPlain();
      const list: unknown[] = [];
      read.set(index, list);
      for (const one of value) list.push(at(one));
      return list;
    }
    const object: Record<string, unknown> = {};
    read.set(index, object);
    for (const [key, one] of Object.entries(value)) object[String(values[Number(key.slice(1))])] = at(one);
    return object;
  };
  return at;
}
