/** Finds names in HTML. */
type Find = (html: string) => string[];

/**
 * A part of pages that was rendered before. In the bytes that are sent: a text would be encoded for each page, and one with a
 * rupee sign takes twice as much memory.
 */
export class ReusedPart {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly #found = new Map<Find, string[]>();

  constructor(html: string) {
    // not of Node's pool: a part that is kept would keep what lies beside it
    this.bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(html));
    this.bytes.write(html);
  }

  get html(): string {
    return this.bytes.toString();
  }

  /** Searches it once. */
  namesBy(find: Find): string[] {
    // copied: a piece of a text keeps all of it in memory
    const names = this.#found.get(find) ?? find(this.html).map((name) => Buffer.from(name).toString());
    this.#found.set(find, names);
    return names;
  }
}

export function htmlOf(piece: string | ReusedPart): string {
  return typeof piece === 'string' ? piece : piece.html;
}

export function namesIn(piece: string | ReusedPart, find: Find): string[] {
  return typeof piece === 'string' ? find(piece) : piece.namesBy(find);
}
