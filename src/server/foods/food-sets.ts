import type { NumberLists } from '../../rules/number-lists.ts';

const BITS = 32;
/** How many foods are compared at once, in words of 32 bits: most searches have enough foods after the first ones. */
const WORDS_AT_ONCE = 128;

/** A list of a search: which foods are in one of these sets. */
interface Wanted {
  sets: readonly number[];
  /** Of each set, if it is large. */
  bits: readonly (Uint32Array | undefined)[];
  /** Of each set where its next foods are. */
  next: number[];
}

/**
 * Sets of foods, one for each word of titles, as lists of numbers. A set with more than one in 32 of all foods is stored as bits
 * too, which are fewer than its numbers and are joined 32 at once.
 */
export class FoodSets {
  readonly #lists: NumberLists;
  /** How many words of bits all foods need. */
  readonly #size: number;
  readonly #large = new Map<number, Uint32Array>();
  /** Of the current foods: those that are in one of the sets of all lists so far, and of the current list. */
  readonly #found = new Uint32Array(WORDS_AT_ONCE);
  readonly #ofList = new Uint32Array(WORDS_AT_ONCE);

  constructor(lists: NumberLists, foods: number) {
    this.#lists = lists;
    this.#size = Math.ceil(foods / BITS);
    const { begins } = lists;
    for (let set = 0; set + 1 < begins.length; set += 1) {
      if ((begins[set + 1] ?? 0) - (begins[set] ?? 0) <= this.#size) continue;
      const bits = new Uint32Array(this.#size);
      this.#addNumbers({ set, at: begins[set] ?? 0, from: 0, bits });
      this.#large.set(set, bits);
    }
  }

  /** The first foods that are in a set of each list. */
  match(lists: readonly (readonly number[])[], limit: number): number[] {
    const foods: number[] = [];
    if (lists.length === 0 || lists.some((sets) => sets.length === 0)) return foods;
    const wanted = lists.map((sets) => ({
      sets,
      bits: sets.map((set) => this.#large.get(set)),
      next: sets.map((set) => this.#lists.begins[set] ?? 0),
    }));
    for (let from = 0; from < this.#size && foods.length < limit; from += WORDS_AT_ONCE)
      if (this.#find(wanted, from)) this.#collect(foods, from, limit);
    return foods;
  }

  /** Finds the foods from this word on. Returns whether there is one. */
  #find(lists: readonly Wanted[], from: number): boolean {
    const [found, ofList] = [this.#found, this.#ofList];
    found.fill(0xff_ff_ff_ff);
    for (const list of lists) {
      ofList.fill(0);
      this.#addList(list, from);
      let any = 0;
      for (let at = 0; at < WORDS_AT_ONCE; at += 1) {
        const both = (found[at] ?? 0) & (ofList[at] ?? 0);
        found[at] = both;
        any |= both;
      }
      if (any === 0) return false;
    }
    return true;
  }

  #addList({ sets, bits, next }: Wanted, from: number): void {
    const ofList = this.#ofList;
    for (let index = 0; index < sets.length; index += 1) {
      const large = bits[index];
      if (large) {
        const count = Math.min(WORDS_AT_ONCE, large.length - from);
        for (let at = 0; at < count; at += 1) ofList[at] = (ofList[at] ?? 0) | (large[from + at] ?? 0);
      } else {
        next[index] = this.#addNumbers({ set: sets[index] ?? 0, at: next[index] ?? 0, from, bits: ofList });
      }
    }
  }

  /** Adds the foods of a set to bits that begin with this word, and returns where the first food after them is. */
  #addNumbers({ set, at, from, bits }: { set: number; at: number; from: number; bits: Uint32Array }): number {
    const { numbers, begins } = this.#lists;
    const end = begins[set + 1] ?? 0;
    let next = at;
    for (; next < end; next += 1) {
      const food = numbers[next] ?? 0;
      const word = (food >>> 5) - from;
      if (word >= bits.length) break;
      // those before were not checked, because another list had none of them
      if (word >= 0) bits[word] = (bits[word] ?? 0) | (1 << (food & 31));
    }
    return next;
  }

  #collect(foods: number[], from: number, limit: number): void {
    const found = this.#found;
    for (let at = 0; at < WORDS_AT_ONCE && foods.length < limit; at += 1)
      for (let bits = found[at] ?? 0; bits !== 0 && foods.length < limit; bits &= bits - 1)
        foods.push((from + at) * BITS + lowestBit(bits));
  }
}

function lowestBit(bits: number): number {
  return BITS - 1 - Math.clz32(bits & -bits);
}
