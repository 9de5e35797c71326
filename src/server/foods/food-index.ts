/** A food as it is listed, with the words of its title. */
export interface IndexedFood {
  id: string;
  name: string;
  words: string[];
}

/** The texts of some foods in one buffer: strings of their own would take several times as much memory. */
interface Block {
  texts: Buffer;
  /** For each food where id and name end. */
  ends: Uint32Array;
}

export const FOODS_PER_BLOCK = 1000;

/** Collects the foods of an index, in the order of the shop. */
export class FoodIndexBuilder {
  readonly #blocks: Block[] = [];
  readonly #words = new Map<string, number>();
  /** For each block the words of its foods one after the other, and how many each food has. */
  readonly #wordsOfFoods: { words: Uint32Array; counts: Uint32Array }[] = [];

  /** The next foods: as many as fit into a block, less only at the end. */
  add(foods: readonly IndexedFood[]): void {
    this.#blocks.push(toBlock(foods));
    this.#wordsOfFoods.push({
      words: Uint32Array.from(foods.flatMap(({ words }) => words.map((word) => this.#numberOf(word)))),
      counts: Uint32Array.from(foods, ({ words }) => words.length),
    });
  }

  build(): FoodIndex {
    const begins = new Uint32Array(this.#words.size + 1);
    for (const { words } of this.#wordsOfFoods)
      for (const word of words) begins[word + 1] = (begins[word + 1] ?? 0) + 1;
    for (let word = 1; word < begins.length; word += 1)
      begins[word] = (begins[word] ?? 0) + (begins[word - 1] ?? 0);
    const numbers = new Uint32Array(begins.at(-1) ?? 0);
    const next = begins.slice();
    let food = 0;
    for (const { words, counts } of this.#wordsOfFoods) {
      let at = 0;
      for (const count of counts) {
        for (const end = at + count; at < end; at += 1) {
          const word = words[at] ?? 0;
          const place = next[word] ?? 0;
          numbers[place] = food;
          next[word] = place + 1;
        }
        food += 1;
      }
    }
    return new FoodIndex({ blocks: this.#blocks, words: this.#words, begins, numbers, foods: food });
  }

  #numberOf(word: string): number {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const number = this.#words.size;
    this.#words.set(word, number);
    return number;
  }
}

/**
 * Which listed foods have which words in their title. Foods are numbered in the order of the shop; a word has the numbers of
 * its foods.
 */
export class FoodIndex {
  readonly #blocks: readonly Block[];
  readonly #words: ReadonlyMap<string, number>;
  /** Where the foods of each word begin in `#numbers`. */
  readonly #begins: Uint32Array;
  readonly #numbers: Uint32Array;
  /** For each food how many of the lists it has matched so far. */
  readonly #matched: Uint8Array;

  constructor({
    blocks,
    words,
    begins,
    numbers,
    foods,
  }: {
    blocks: readonly Block[];
    words: ReadonlyMap<string, number>;
    begins: Uint32Array;
    numbers: Uint32Array;
    foods: number;
  }) {
    this.#blocks = blocks;
    this.#words = words;
    this.#begins = begins;
    this.#numbers = numbers;
    this.#matched = new Uint8Array(foods);
  }

  /** Whether a food has one of the words. */
  has(words: readonly string[]): boolean {
    return words.some((word) => this.#words.has(word));
  }

  /** The first foods, in the order of the shop, that have a word of each list. */
  match(lists: readonly (readonly string[])[], limit: number): { id: string; name: string }[] {
    if (lists.length === 0) return [];
    const matched = this.#matched;
    matched.fill(0);
    for (const [before, words] of lists.entries())
      for (const word of new Set(words)) {
        const index = this.#words.get(word);
        if (index === undefined) continue;
        const end = this.#begins[index + 1] ?? 0;
        for (let at = this.#begins[index] ?? 0; at < end; at += 1) {
          const number = this.#numbers[at] ?? 0;
          if (matched[number] === before) matched[number] = before + 1;
        }
      }
    const found: { id: string; name: string }[] = [];
    for (let number = matched.indexOf(lists.length); number >= 0 && found.length < limit; ) {
      found.push(this.#foodAt(number));
      number = matched.indexOf(lists.length, number + 1);
    }
    return found;
  }

  #foodAt(number: number): { id: string; name: string } {
    const block = this.#blocks[Math.floor(number / FOODS_PER_BLOCK)];
    if (!block) throw new Error(`the index has no food ${number}`);
    const { texts, ends } = block;
    const at = (number % FOODS_PER_BLOCK) * 2;
    const idEnd = ends[at] ?? 0;
    return {
      id: texts.toString('utf8', ends[at - 1] ?? 0, idEnd),
      name: texts.toString('utf8', idEnd, ends[at + 1]),
    };
  }
}

function toBlock(foods: readonly IndexedFood[]): Block {
  const parts = foods.flatMap(({ id, name }) => [Buffer.from(id), Buffer.from(name)]);
  let end = 0;
  const ends = Uint32Array.from(parts, ({ length }) => {
    end += length;
    return end;
  });
  return { texts: Buffer.concat(parts), ends };
}
