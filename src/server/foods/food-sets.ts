import type { NumberLists } from '../../rules/number-lists.ts';

const BITS = 32;

/**
 * Sets of foods, one for each word of titles, as lists of numbers. A set with more than one in 32 of all foods is kept as bits
 * too, which are fewer than its numbers and are joined 32 at once.
 */
export class FoodSets {
  readonly #lists: NumberLists;
  readonly #large = new Map<number, Uint32Array>();
  /** Foods that are in one of the sets of all lists so far, and of the current list. */
  readonly #found: Uint32Array;
  readonly #ofList: Uint32Array;

  constructor(lists: NumberLists, foods: number) {
    const size = Math.ceil(foods / BITS);
    this.#lists = lists;
    this.#found = new Uint32Array(size);
    this.#ofList = new Uint32Array(size);
    const { begins } = lists;
    for (let set = 0; set + 1 < begins.length; set += 1) {
      if ((begins[set + 1] ?? 0) - (begins[set] ?? 0) <= size) continue;
      const bits = new Uint32Array(size);
      this.#addNumbers(set, bits);
      this.#large.set(set, bits);
    }
  }

  /** The first foods that are in a set of each list. */
  match(lists: readonly (readonly number[])[], limit: number): number[] {
    const [found, ofList] = [this.#found, this.#ofList];
    found.fill(lists.length > 0 ? 0xff_ff_ff_ff : 0);
    for (const sets of lists) {
      ofList.fill(0);
      for (const set of sets) this.#add(set, ofList);
      for (let at = 0; at < found.length; at += 1) found[at] = (found[at] ?? 0) & (ofList[at] ?? 0);
    }
    const foods: number[] = [];
    for (let at = 0; at < found.length && foods.length < limit; at += 1)
      for (let bits = found[at] ?? 0; bits !== 0 && foods.length < limit; bits &= bits - 1)
        foods.push(at * BITS + lowestBit(bits));
    return foods;
  }

  #add(set: number, bits: Uint32Array): void {
    const large = this.#large.get(set);
    if (large) for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (large[at] ?? 0);
    else this.#addNumbers(set, bits);
  }

  #addNumbers(set: number, bits: Uint32Array): void {
    const { numbers, begins } = this.#lists;
    for (let at = begins[set] ?? 0; at < (begins[set + 1] ?? 0); at += 1) {
      const food = numbers[at] ?? 0;
      bits[food >>> 5] = (bits[food >>> 5] ?? 0) | (1 << (food & 31));
    }
  }
}

function lowestBit(bits: number): number {
  return BITS - 1 - Math.clz32(bits & -bits);
}
