/**
 * Caches texts by id, up to a number of characters. Texts that were not read for long are evicted: when the recent ones fill
 * half of the cache, the older ones are discarded and the recent ones become the older ones. So reading a recent text changes nothing.
 */
export class TextCache {
  readonly #maxCharacters: number;
  #recent = new Map<string, string>();
  #older = new Map<string, string>();
  #recentCharacters = 0;
  #generation = 0;

  constructor(maxCharacters: number) {
    this.#maxCharacters = maxCharacters;
  }

  /** Incremented by `clear`: a text that was read from the database in an earlier generation may be outdated. */
  get generation(): number {
    return this.#generation;
  }

  find(id: string): string | undefined {
    const recent = this.#recent.get(id);
    if (recent !== undefined) return recent;
    const older = this.#older.get(id);
    if (older !== undefined) this.#add(id, older);
    return older;
  }

  set(id: string, text: string, generation: number): void {
    if (generation === this.#generation) this.#add(id, text);
  }

  clear(): void {
    this.#recent = new Map();
    this.#older = new Map();
    this.#recentCharacters = 0;
    this.#generation += 1;
  }

  #add(id: string, text: string): void {
    const characters = text.length - (this.#recent.get(id)?.length ?? 0);
    if (this.#recentCharacters + characters > this.#maxCharacters / 2) {
      this.#older = this.#recent;
      this.#recent = new Map();
      this.#recentCharacters = 0;
    }
    this.#recentCharacters += text.length - (this.#recent.get(id)?.length ?? 0);
    this.#older.delete(id);
    this.#recent.set(id, text);
  }
}
