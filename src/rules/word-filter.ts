import { hashText } from './hash-text.ts';

/** Half a megabyte: of 300,000 words, one in several hundred others seems to be one of them. */
const BITS = 2 ** 22;
const BITS_OF_WORD = 5;

/**
 * Which words occur in many texts, as a Bloom filter: `mayHave` is true for every word that was added, and by chance for a few
 * others. The words themselves would take many times as much memory.
 */
export class WordFilter {
  readonly #bits = new Uint32Array(BITS / 32);

  /** Words with a space between them. */
  add(words: string): void {
    for (let begin = 0; begin < words.length; ) {
      const space = words.indexOf(' ', begin);
      const end = space < 0 ? words.length : space;
      const hash = hashText(words, begin, end);
      for (let index = 0; index < BITS_OF_WORD; index += 1) {
        const bit = bitOf(hash, index);
        this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
      }
      begin = end + 1;
    }
  }

  mayHave(word: string): boolean {
    const hash = hashText(word);
    for (let index = 0; index < BITS_OF_WORD; index += 1) {
      const bit = bitOf(hash, index);
      if (((this.#bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false;
    }
    return true;
  }
}

/** Two hashes give all bits: the second one, which is odd, is a product of the first. */
function bitOf(hash: number, index: number): number {
  const step = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d) | 1;
  return (hash + Math.imul(index, step)) & (BITS - 1);
}
