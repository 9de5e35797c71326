/** Blocks are allocated when they are needed: a small shop fills only a part of the first. */
const BLOCK_BYTES = 128 * 1024;
/** Before each text, its length. */
const LENGTH_BYTES = 4;

/** Texts one after the other. */
interface Block {
  bytes: Buffer;
  used: number;
  /** Of its texts. Some may have been moved to another block. */
  ids: string[];
}

/**
 * Caches texts by id, up to a number of bytes. Texts that were not read for long are evicted: when all blocks are full, the
 * oldest one is emptied and filled again. `refresh` moves a text that was read from an old block to the newest.
 *
 * The texts are outside of the heap. In it, each text would become an old object when it is cached and garbage when it is
 * evicted, and searches in a large shop would make the collector go through the whole heap several times a second.
 */
export class TextCache {
  readonly #maxBlocks: number;
  readonly #blocks: Block[] = [];
  /** Index of the newest block; the oldest is the next one. */
  #newest = 0;
  /** Where a text begins, counted over all blocks. */
  readonly #places = new Map<string, number>();
  #generation = 0;

  constructor(maxBytes: number) {
    this.#maxBlocks = Math.max(2, Math.floor(maxBytes / BLOCK_BYTES));
  }

  /** Incremented by `clear`: a text that was read from the database in an earlier generation may be outdated. */
  get generation(): number {
    return this.#generation;
  }

  has(id: string): boolean {
    return this.#places.has(id);
  }

  /** Where the texts are until something else is cached; undefined if one is not cached. */
  find(ids: readonly string[]): number[] | undefined {
    const places: number[] = [];
    for (const id of ids) {
      const place = this.#places.get(id);
      if (place === undefined) return undefined;
      places.push(place);
    }
    return places;
  }

  /** How many bytes the text has. */
  lengthAt(place: number): number {
    return this.#blockOf(place).bytes.readUInt32LE(place % BLOCK_BYTES);
  }

  /** Copies the bytes of a text and returns where they end. */
  copyFrom(place: number, target: Buffer, at: number): number {
    const { bytes } = this.#blockOf(place);
    const begin = (place % BLOCK_BYTES) + LENGTH_BYTES;
    return at + bytes.copy(target, at, begin, begin + bytes.readUInt32LE(begin - LENGTH_BYTES));
  }

  /** They were read: those in the older half of the blocks are moved to the newest, which may evict others. */
  refresh(ids: readonly string[], places: readonly number[]): void {
    places.forEach((place, index) => {
      const age = (this.#newest - Math.floor(place / BLOCK_BYTES) + this.#maxBlocks) % this.#maxBlocks;
      if (age < this.#maxBlocks / 2) return;
      const id = ids[index] ?? '';
      // moving the one before may have evicted it
      if (this.#places.get(id) === place) this.#move(id, place);
    });
  }

  set(id: string, text: string, generation: number): void {
    if (generation === this.#generation) this.#add(id, text);
  }

  clear(): void {
    for (const block of this.#blocks) empty(block);
    this.#newest = 0;
    this.#places.clear();
    this.#generation += 1;
  }

  #add(id: string, text: string): void {
    const length = Buffer.byteLength(text);
    const block = this.#reserve(id, LENGTH_BYTES + length);
    if (!block) return;
    block.bytes.writeUInt32LE(length, block.used);
    block.bytes.write(text, block.used + LENGTH_BYTES, 'utf8');
    block.used += LENGTH_BYTES + length;
  }

  #move(id: string, place: number): void {
    const { bytes } = this.#blockOf(place);
    const begin = place % BLOCK_BYTES;
    const end = begin + LENGTH_BYTES + bytes.readUInt32LE(begin);
    const block = this.#reserve(id, end - begin);
    if (block) block.used += bytes.copy(block.bytes, block.used, begin, end);
  }

  /** The newest block, with room at its end for these bytes of the id; undefined if there are too many. */
  #reserve(id: string, needed: number): Block | undefined {
    // what was cached of it before is outdated
    this.#places.delete(id);
    if (needed > BLOCK_BYTES) return undefined;
    if (this.#blockAt(this.#newest).used + needed > BLOCK_BYTES) this.#beginBlock();
    const block = this.#blockAt(this.#newest);
    this.#places.set(id, this.#newest * BLOCK_BYTES + block.used);
    block.ids.push(id);
    return block;
  }

  #beginBlock(): void {
    this.#newest = (this.#newest + 1) % this.#maxBlocks;
    const block = this.#blockAt(this.#newest);
    for (const id of block.ids)
      if (Math.floor((this.#places.get(id) ?? -1) / BLOCK_BYTES) === this.#newest) this.#places.delete(id);
    empty(block);
  }

  #blockOf(place: number): Block {
    return this.#blockAt(Math.floor(place / BLOCK_BYTES));
  }

  #blockAt(index: number): Block {
    const known = this.#blocks[index];
    if (known) return known;
    const block = { bytes: Buffer.allocUnsafeSlow(BLOCK_BYTES), used: 0, ids: [] };
    this.#blocks[index] = block;
    return block;
  }
}

function empty(block: Block): void {
  block.used = 0;
  block.ids = [];
}
