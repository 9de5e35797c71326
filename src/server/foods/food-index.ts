import { invertLists, NumberListsBuilder, numberOf } from '../../rules/number-lists.ts';
import { rankTexts } from '../../rules/rank-by-name.ts';
import { type TrigramIndex, TrigramIndexBuilder } from '../../rules/trigram-index.ts';
import { WordFilter } from '../../rules/word-filter.ts';
import { FoodSets } from './food-sets.ts';

/** A food as it is listed, with the words of its title. */
export interface IndexedFood {
  id: string;
  name: string;
  words: string[];
  /** All words, those of the description too, with a space between them. */
  searchWords: string;
}

/** The ids of some foods in one buffer: strings of their own would take several times as much memory. */
interface Block {
  ids: Buffer;
  /** For each food where its id ends. */
  ends: Uint32Array;
}

/** So few that reading them does not make requests wait. */
export const FOODS_PER_BLOCK = 500;

/** Collects the foods of an index, in the order of the shop. */
export class FoodIndexBuilder {
  readonly #blocks: Block[] = [];
  readonly #words = new Map<string, number>();
  readonly #wordsOfFoods = new NumberListsBuilder();
  readonly #searchWords = new WordFilter();
  readonly #names = new TrigramIndexBuilder();
  #foods = 0;

  /** The next foods: as many as fit into a block, less only at the end. */
  add(foods: readonly IndexedFood[]): void {
    this.#blocks.push(toBlock(foods));
    for (const { name, words, searchWords } of foods) {
      this.#names.add(name);
      this.#searchWords.add(searchWords);
      this.#wordsOfFoods.add(words.map((word) => numberOf(this.#words, word)));
    }
    this.#foods += foods.length;
  }

  build(): FoodIndex {
    return new FoodIndex({
      blocks: this.#blocks,
      words: this.#words,
      foodsOfWords: new FoodSets(invertLists(this.#wordsOfFoods.build(), this.#words.size), this.#foods),
      searchWords: this.#searchWords,
      names: this.#names.build(),
    });
  }
}

/** Which listed foods have which words in their title. Foods are numbered in the order of the shop. */
export class FoodIndex {
  readonly #blocks: readonly Block[];
  readonly #words: ReadonlyMap<string, number>;
  readonly #foodsOfWords: FoodSets;
  readonly #searchWords: WordFilter;
  readonly #names: TrigramIndex;

  constructor({
    blocks,
    words,
    foodsOfWords,
    searchWords,
    names,
  }: {
    blocks: readonly Block[];
    words: ReadonlyMap<string, number>;
    foodsOfWords: FoodSets;
    searchWords: WordFilter;
    names: TrigramIndex;
  }) {
    this.#blocks = blocks;
    this.#words = words;
    this.#foodsOfWords = foodsOfWords;
    this.#searchWords = searchWords;
    this.#names = names;
  }

  /** Whether a food has one of the words. */
  has(words: readonly string[]): boolean {
    return words.some((word) => this.#words.has(word));
  }

  /** False if no food has one of the words, in its description or elsewhere. True does not mean that one has. */
  mayDescribe(words: readonly string[]): boolean {
    return words.some((word) => this.#searchWords.mayHave(word));
  }

  /** The first foods, in the order of the shop, that have a word of each list. */
  match(lists: readonly (readonly string[])[], limit: number): number[] {
    return this.#foodsOfWords.match(
      lists.map((words) => this.#numbersOf(words)),
      limit,
    );
  }

  #numbersOf(words: readonly string[]): number[] {
    const numbers: number[] = [];
    for (const word of words) {
      const number = this.#words.get(word);
      if (number !== undefined) numbers.push(number);
    }
    return numbers;
  }

  /** The same foods, those first whose names are most similar to all phrases. */
  rank(foods: readonly number[], phrases: readonly string[]): number[] {
    return rankTexts(this.#names, foods, phrases);
  }

  idOf(food: number): string {
    const block = this.#blocks[Math.floor(food / FOODS_PER_BLOCK)];
    if (!block) throw new Error(`the index has no food ${food}`);
    const { ids, ends } = block;
    const at = food % FOODS_PER_BLOCK;
    return ids.toString('utf8', ends[at - 1] ?? 0, ends[at]);
  }
}

function toBlock(foods: readonly IndexedFood[]): Block {
  const ids = foods.map(({ id }) => Buffer.from(id));
  let end = 0;
  const ends = Uint32Array.from(ids, ({ length }) => {
    end += length;
    return end;
  });
  return { ids: Buffer.concat(ids), ends };
}
