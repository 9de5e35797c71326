import type { Db } from '../platform/db/db.ts';
import { FOODS_PER_BLOCK, type FoodIndex, FoodIndexBuilder } from './food-index.ts';
import { hasListedFoods, selectIndexedFoods } from './search.store.ts';

interface Options {
  /** False while change notifications cannot arrive. */
  isListening: () => boolean;
  /** With less foods the database is as fast. */
  minFoods: number;
  /** More would take too much memory. */
  maxFoods: number;
  /** After a change, before the foods are read again: an import changes many, one after the other. */
  quietMs: number;
}

const BEFORE_ALL = { position: -(2 ** 31), id: '' };

/**
 * The index of the titles in a large shop. It is there only if no food has changed since it was read; without it the
 * database finds the foods. A search starts the reading and does not wait for it.
 */
export class FoodIndexCache {
  readonly #db: Db;
  readonly #options: Options;
  #index: FoodIndex | undefined;
  /** Incremented by `clear`: foods that were read before may be outdated. */
  #generation = 0;
  /** No reading before this time. */
  #readFrom = 0;
  #isReading = false;

  constructor(db: Db, options: Options) {
    this.#db = db;
    this.#options = options;
  }

  current(): FoodIndex | undefined {
    if (!this.#options.isListening()) this.clear();
    else if (!this.#index && !this.#isReading && performance.now() >= this.#readFrom) void this.#read();
    return this.#index;
  }

  clear(): void {
    this.#index = undefined;
    this.#generation += 1;
    this.#readFrom = performance.now() + this.#options.quietMs;
  }

  async #read(): Promise<void> {
    this.#isReading = true;
    const generation = this.#generation;
    const { minFoods, maxFoods } = this.#options;
    try {
      const isWorthwhile =
        (await hasListedFoods(this.#db, minFoods)) && !(await hasListedFoods(this.#db, maxFoods + 1));
      const index = isWorthwhile ? await this.#readFoods(generation) : undefined;
      if (generation !== this.#generation) return;
      this.#index = index;
      // a small shop is checked again after its next change
      if (!index) this.#readFrom = Number.POSITIVE_INFINITY;
    } catch {
      // the searches that use the database report what is wrong with it
      this.#readFrom = performance.now() + this.#options.quietMs;
    } finally {
      this.#isReading = false;
    }
  }

  /** Undefined if a food has changed meanwhile. */
  async #readFoods(generation: number): Promise<FoodIndex | undefined> {
    const builder = new FoodIndexBuilder();
    let last = BEFORE_ALL;
    while (generation === this.#generation) {
      const foods = await selectIndexedFoods(this.#db, last, FOODS_PER_BLOCK);
      builder.add(foods);
      last = foods.at(-1) ?? last;
      if (foods.length < FOODS_PER_BLOCK) return builder.build();
    }
    return undefined;
  }
}
