/** A complete response, compressed as it is sent. */
export interface CachedResponse {
  headers: Record<string, string>;
  etag: string;
  body: Buffer<ArrayBuffer>;
}

/** No entry may take more than this fraction of the cache. */
const MAX_ENTRY_FRACTION = 1 / 16;
/** Estimated size of an entry without its body. */
const ENTRY_OVERHEAD = 1024;

/** Caches responses in memory up to a number of bytes; evicts the least recently used first. */
export class LruCache {
  readonly #maxBytes: number;
  readonly #responses = new Map<string, CachedResponse>();
  #bytes = 0;
  #generation = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Incremented by `clear`: a response started in an earlier generation is stale when it is finished. */
  get generation(): number {
    return this.#generation;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(key: string): CachedResponse | undefined {
    const response = this.#responses.get(key);
    if (!response) return undefined;
    this.#responses.delete(key);
    this.#responses.set(key, response);
    return response;
  }

  set(key: string, response: CachedResponse, generation: number): void {
    if (generation !== this.#generation || sizeOf(key, response) > this.#maxBytes * MAX_ENTRY_FRACTION)
      return;
    this.#remove(key);
    this.#responses.set(key, response);
    this.#bytes += sizeOf(key, response);
    for (const oldest of this.#responses.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest);
    }
  }

  clear(): void {
    this.#responses.clear();
    this.#bytes = 0;
    this.#generation += 1;
  }

  #remove(key: string): void {
    const response = this.#responses.get(key);
    if (!response) return;
    this.#responses.delete(key);
    this.#bytes -= sizeOf(key, response);
  }
}

function sizeOf(key: string, { body }: CachedResponse): number {
  return key.length * 2 + body.length + ENTRY_OVERHEAD;
}
