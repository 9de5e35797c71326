interface PackedLine {
  foodId: string;
  name: string;
  size: string;
  quantity: number;
  batches?: readonly PickedBatch[] | undefined;
}

interface PickedBatch {
  /** Empty: bottles that have no batch. */
  code: string;
  bestBefore: string | null;
  quantity: number;
  /** False: blocked, recalled or expired, so it must not be packed. */
  isSellable: boolean;
}

interface Place {
  foodId: string;
  size: string;
  imageUrl: string;
  shelf: string;
  stock: number | null;
}

export interface PickLine extends PackedLine {
  key: string;
  imageUrl: string;
  shelf: string;
  /** Nothing is left to sell when these pieces are taken. */
  isLast: boolean;
}

const keyOf = ({ foodId, size }: { foodId: string; size: string }) => `${foodId} ${size}`;

/** The pieces to take for these orders, in the order of the shelves; what has no shelf comes last. */
export function pickList(
  orders: readonly { lines: readonly PackedLine[] }[],
  places: readonly Place[],
): PickLine[] {
  const placeOf = new Map(places.map((place) => [keyOf(place), place]));
  const picked = new Map<string, PickLine>();
  for (const line of orders.flatMap(({ lines }) => lines)) {
    const key = keyOf(line);
    const place = placeOf.get(key);
    const before = picked.get(key);
    picked.set(key, {
      ...line,
      key,
      quantity: (before?.quantity ?? 0) + line.quantity,
      imageUrl: place?.imageUrl ?? '',
      shelf: place?.shelf ?? '',
      isLast: place?.stock === 0,
      batches: addBatches(before?.batches, line.batches),
    });
  }
  const rank = ({ shelf, name, size }: PickLine) =>
    [shelf === '' ? '1' : '0', shelf, name, size].join('\u0000');
  const collator = new Intl.Collator('en', { numeric: true });
  return [...picked.values()].toSorted((one, other) => collator.compare(rank(one), rank(other)));
}

/** The pieces of each batch, in the order in which they came. */
function addBatches(
  one: readonly PickedBatch[] = [],
  other: readonly PickedBatch[] = [],
): readonly PickedBatch[] | undefined {
  const byCode = Map.groupBy([...one, ...other], ({ code }) => code);
  const sums = [...byCode.values()].flatMap(([first, ...rest]) =>
    first ? { ...first, quantity: countPieces([first, ...rest]) } : [],
  );
  return sums.length > 0 ? sums : undefined;
}

export function countPieces(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
