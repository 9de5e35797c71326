/** Lists of numbers in two arrays: arrays of their own would take several times as much memory, and work at each collection. */
export interface NumberLists {
  /** Of all lists, one after the other. */
  readonly numbers: Uint16Array | Uint32Array;
  /** Where each list begins in `numbers`; after the last one, where that ends. */
  readonly begins: Uint32Array;
}

/** The number of a key; a new key gets the next one. */
export function numberOf<Key>(numbers: Map<Key, number>, key: Key): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  const number = numbers.size;
  numbers.set(key, number);
  return number;
}

/** Collects lists. They are numbered in the order in which they come. */
export class NumberListsBuilder {
  readonly #numbers = new GrowingArray();
  readonly #begins = new GrowingArray();
  #max = 0;

  constructor() {
    this.#begins.push(0);
  }

  add(list: readonly number[]): void {
    for (const number of list) {
      this.#numbers.push(number);
      if (number > this.#max) this.#max = number;
    }
    this.#begins.push(this.#numbers.length);
  }

  build(): NumberLists {
    const numbers = this.#numbers.toArray();
    return {
      numbers: this.#max < 2 ** 16 ? new Uint16Array(numbers) : numbers.slice(),
      begins: this.#begins.toArray().slice(),
    };
  }
}

/** For each number below `count` the lists that contain it, each once. */
export function invertLists({ numbers, begins }: NumberLists, count: number): NumberLists {
  const next = new Uint32Array(count + 1);
  const lastList = new Int32Array(count);
  const eachOnce = (visit: (number: number, list: number) => void) => {
    lastList.fill(-1);
    for (let list = 0; list + 1 < begins.length; list += 1)
      for (let at = begins[list] ?? 0; at < (begins[list + 1] ?? 0); at += 1) {
        const number = numbers[at] ?? 0;
        if (lastList[number] !== list) visit(number, list);
        lastList[number] = list;
      }
  };
  eachOnce((number) => {
    next[number + 1] = (next[number + 1] ?? 0) + 1;
  });
  for (let number = 1; number <= count; number += 1)
    next[number] = (next[number] ?? 0) + (next[number - 1] ?? 0);
  const inverted = { numbers: new Uint32Array(next[count] ?? 0), begins: next.slice() };
  eachOnce((number, list) => {
    const place = next[number] ?? 0;
    inverted.numbers[place] = list;
    next[number] = place + 1;
  });
  return inverted;
}

class GrowingArray {
  #numbers = new Uint32Array(256);
  length = 0;

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length] = number;
    this.length += 1;
  }

  /** A view of the numbers so far. */
  toArray(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }
}
