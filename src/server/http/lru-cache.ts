/** A complete response, compressed as it is sent. */
export interface CachedResponse {
  headers: Record<string, string>;
  etag: string;
  body: Buffer<ArrayBuffer>;
  /** Foods whose stock it shows. */
  foods: readonly string[];
  /** A page: it shows the exact stock only when it is low. */
  isPage: boolean;
  /** By `performance.now()`, as all times here. */
  madeAt: number;
  /** When the first change was heard that it does not show. Undefined: it shows everything. */
  staleSince?: number | undefined;
  /** False: compressed in a hurry, see compress-better.ts. */
  isFinal: boolean;
}

/** No entry may take more than this fraction of the cache. */
const MAX_ENTRY_FRACTION = 1 / 16;
/** Estimated size of an entry without its body. */
const ENTRY_OVERHEAD = 1024;
/** Of one food: its id, and its place in the index. */
const FOOD_OVERHEAD = 150;

/** Caches responses in memory up to a number of bytes; evicts the least recently used first. */
export class LruCache {
  readonly #maxBytes: number;
  readonly #responses = new Map<string, CachedResponse>();
  readonly #keysByFood = new Map<string, Set<string>>();
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
    for (const food of response.foods) this.#keysOf(food).add(key);
    for (const oldest of this.#responses.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest);
    }
  }

  /** Gives a cached response another body of the same content, unless the response was replaced meanwhile. */
  replaceBody(key: string, response: CachedResponse, better: Pick<CachedResponse, 'body' | 'headers'>): void {
    if (this.#responses.get(key) !== response) return;
    this.#bytes += better.body.length - response.body.length;
    Object.assign(response, better, { isFinal: true });
  }

  /** Marks the responses that show the food, pages only if they show the change. The first change counts. */
  markStale(food: string, since: number, isOnPages: boolean): void {
    for (const key of this.#keysByFood.get(food) ?? []) {
      const response = this.#responses.get(key);
      if (response && (isOnPages || !response.isPage)) response.staleSince ??= since;
    }
  }

  clear(): void {
    this.#responses.clear();
    this.#keysByFood.clear();
    this.#bytes = 0;
    this.#generation += 1;
  }

  #keysOf(food: string): Set<string> {
    const keys = this.#keysByFood.get(food) ?? new Set();
    this.#keysByFood.set(food, keys);
    return keys;
  }

  #remove(key: string): void {
    const response = this.#responses.get(key);
    if (!response) return;
    this.#responses.delete(key);
    this.#bytes -= sizeOf(key, response);
    for (const food of response.foods) {
      const keys = this.#keysByFood.get(food);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByFood.delete(food);
    }
  }
}

function sizeOf(key: string, { body, foods }: CachedResponse): number {
  return key.length * 2 + body.length + ENTRY_OVERHEAD + foods.length * FOOD_OVERHEAD;
}
