/** Instead of the router's stream: data that was written before. */
class WrittenData {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Home in every language and the foods that are sold most. */
const MAX_WRITTEN = 16;

const written: { data: unknown; text: string }[] = [];
const dataOf = new WeakMap<object, unknown>();

/**
 * The data of a page as the router writes it, or what was written for the same data before: a page that is made anew mostly
 * has the data that it had, and the content of cached responses is even the same objects.
 */
export function writeData(data: unknown, write: () => ReadableStream): ReadableStream {
  const index = written.findIndex((known) => isSame(data, known.data));
  const [known] = index === -1 ? [] : written.splice(index, 1);
  if (known) {
    written.push(known);
    // only readData reads it
    return new WrittenData(known.text) as unknown as ReadableStream;
  }
  const stream = write();
  dataOf.set(stream, data);
  return stream;
}

/** As text for a script, for which `encode` is called once. */
export async function readData(
  stream: ReadableStream<Uint8Array> | WrittenData,
  encode: (text: string) => string,
): Promise<string> {
  if (stream instanceof WrittenData) return stream.text;
  const text = encode(await textOf(stream));
  const data = dataOf.get(stream);
  if (data !== undefined && isPlain(data)) {
    written.push({ data, text });
    if (written.length > MAX_WRITTEN) written.shift();
  }
  return text;
}

export async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += decoder.decode(part.value, { stream: true });
  return text + decoder.decode();
}

/** Text, numbers, lists and objects: what a promise or an error shows may change. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return typeof value !== 'function' && typeof value !== 'symbol';
  return Array.isArray(value) ? value.every(isPlain) : isRecord(value) && Object.values(value).every(isPlain);
}

function isRecord(value: object): value is Record<string, unknown> {
  return Object.getPrototypeOf(value) === Object.prototype;
}

/** The order of names counts: the text has it. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value, at) => isSame(value, other[at]))
    );
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  const others = Object.keys(other);
  return (
    names.length === others.length &&
    names.every((name, at) => name === others[at] && isSame(one[name], other[name]))
  );
}
