/** Blocks are allocated when they are needed: a small shop fills only a part of the first. */
const BLOCK_BYTES = 128 * 1024;
/** Before each text: the length of its id, its own length, and the id. */
const LENGTHS_BYTES = 8;

/** Texts one after the other. Some may have been moved to another block. */
interface Block {
  bytes: Buffer;
  used: number;
}

/**
 * Caches texts by id, up to a number of bytes. Texts that were not read for long are evicted: when all blocks are full, the
 * oldest one is emptied and filled again. `refresh` moves a text that was read from an old block to the newest.
 *
 * The texts are outside of the heap, and moving one makes no object. In the heap, each would become an old object when it is
 * cached and garbage when it is evicted, and searches in a large shop would make the collector go through the whole heap
 * several times a second.
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
    return this.#blockOf(place).bytes.readUInt32LE((place % BLOCK_BYTES) + 4);
  }

  /** Copies the bytes of a text and returns where they end. */
  copyFrom(place: number, target: Buffer, at: number): number {
    const { bytes } = this.#blockOf(place);
    const entry = place % BLOCK_BYTES;
    const end = endOf(bytes, entry);
    return at + bytes.copy(target, at, end - bytes.readUInt32LE(entry + 4), end);
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
    for (const block of this.#blocks) block.used = 0;
    this.#newest = 0;
    this.#places.clear();
    this.#generation += 1;
  }

  #add(id: string, text: string): void {
    const lengths = [Buffer.byteLength(id), Buffer.byteLength(text)] as const;
    const needed = LENGTHS_BYTES + lengths[0] + lengths[1];
    if (needed > BLOCK_BYTES) {
      // what was cached of it before is outdated
      this.#places.delete(id);
      return;
    }
    const { bytes, used } = this.#reserve(id, needed);
    bytes.writeUInt32LE(lengths[0], used);
    bytes.writeUInt32LE(lengths[1], used + 4);
    bytes.write(id, used + LENGTHS_BYTES, 'utf8');
    bytes.write(text, used + LENGTHS_BYTES + lengths[0], 'utf8');
  }

  #move(id: string, place: number): void {
    const { bytes } = this.#blockOf(place);
    const begin = place % BLOCK_BYTES;
    const end = endOf(bytes, begin);
    const target = this.#reserve(id, end - begin);
    bytes.copy(target.bytes, target.used, begin, end);
  }

  /** Where these bytes of the id belong now: at the end of the newest block. */
  #reserve(id: string, needed: number): Block {
    if (this.#blockAt(this.#newest).used + needed > BLOCK_BYTES) this.#beginBlock();
    const block = this.#blockAt(this.#newest);
    const { bytes, used } = block;
    // not deleted before: a known id keeps its entry and the string that is in it
    this.#places.set(id, this.#newest * BLOCK_BYTES + used);
    block.used += needed;
    return { bytes, used };
  }

  #beginBlock(): void {
    this.#newest = (this.#newest + 1) % this.#maxBlocks;
    const block = this.#blockAt(this.#newest);
    const { bytes, used } = block;
    for (let entry = 0; entry < used; entry = endOf(bytes, entry)) {
      const begin = entry + LENGTHS_BYTES;
      const id = bytes.toString('utf8', begin, begin + bytes.readUInt32LE(entry));
      if (this.#places.get(id) === this.#newest * BLOCK_BYTES + entry) this.#places.delete(id);
    }
    block.used = 0;
  }

  #blockOf(place: number): Block {
    return this.#blockAt(Math.floor(place / BLOCK_BYTES));
  }

  #blockAt(index: number): Block {
    const known = this.#blocks[index];
    if (known) return known;
    const block = { bytes: Buffer.allocUnsafeSlow(BLOCK_BYTES), used: 0 };
    this.#blocks[index] = block;
    return block;
  }
}

function endOf(bytes: Buffer, entry: number): number {
  return entry + LENGTHS_BYTES + bytes.readUInt32LE(entry) + bytes.readUInt32LE(entry + 4);
}
