/** A finished answer as it goes over the wire. */
export interface KeptAnswer {
  headers: Record<string, string>;
  tag: string;
  body: Buffer<ArrayBuffer>;
}

const LARGEST_SHARE = 16;
/** What an entry takes beside its body. */
const OVERHEAD = 1024;

/** Answers in memory, no more than so many bytes of them; who was asked for least lately goes first. */
export class KeptAnswers {
  readonly #most: number;
  readonly #answers = new Map<string, KeptAnswer>();
  #bytes = 0;
  #generation = 0;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  /** Changes when everything is forgotten: an answer begun before that is old when it is done. */
  get generation(): number {
    return this.#generation;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(key: string): KeptAnswer | undefined {
    const answer = this.#answers.get(key);
    if (!answer) return undefined;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  keep(key: string, answer: KeptAnswer, generation: number): void {
    if (generation !== this.#generation || sizeOf(key, answer) > this.#most / LARGEST_SHARE) return;
    this.#remove(key);
    this.#answers.set(key, answer);
    this.#bytes += sizeOf(key, answer);
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#remove(oldest);
    }
  }

  forget(): void {
    this.#answers.clear();
    this.#bytes = 0;
    this.#generation += 1;
  }

  #remove(key: string): void {
    const answer = this.#answers.get(key);
    if (!answer) return;
    this.#answers.delete(key);
    this.#bytes -= sizeOf(key, answer);
  }
}

function sizeOf(key: string, { body }: KeptAnswer): number {
  return key.length * 2 + body.length + OVERHEAD;
}
