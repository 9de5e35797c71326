/** A finished answer as it goes over the wire. */
export interface CachedResponse {
  headers: Record<string, string>;
  tag: string;
  body: Buffer<ArrayBuffer>;
}

const MAX_SHARE = 16;
/** What an entry takes beside its body. */
const OVERHEAD = 1024;

/** Answers in memory, no more than so many bytes of them; who was asked for least lately goes first. */
export class LruCache {
  readonly #most: number;
  readonly #answers = new Map<string, CachedResponse>();
  #bytes = 0;
  #generation = 0;

  constructor(maxBytes: number) {
    this.#most = maxBytes;
  }

  /** Changes when everything is forgotten: an answer begun before that is old when it is done. */
  get generation(): number {
    return this.#generation;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(key: string): CachedResponse | undefined {
    const response = this.#answers.get(key);
    if (!response) return undefined;
    this.#answers.delete(key);
    this.#answers.set(key, response);
    return response;
  }

  set(key: string, response: CachedResponse, generation: number): void {
    if (generation !== this.#generation || sizeOf(key, response) > this.#most / MAX_SHARE) return;
    this.#remove(key);
    this.#answers.set(key, response);
    this.#bytes += sizeOf(key, response);
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#remove(oldest);
    }
  }

  clear(): void {
    this.#answers.clear();
    this.#bytes = 0;
    this.#generation += 1;
  }

  #remove(key: string): void {
    const response = this.#answers.get(key);
    if (!response) return;
    this.#answers.delete(key);
    this.#bytes -= sizeOf(key, response);
  }
}

function sizeOf(key: string, { body }: CachedResponse): number {
  return key.length * 2 + body.length + OVERHEAD;
}
