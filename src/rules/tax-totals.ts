/** In paise. */
export interface Tax {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

export const NO_TAX: Readonly<Tax> = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };

/** The sum of two; with -1 the second is taken off. */
export function addTax(one: Readonly<Tax>, other: Readonly<Tax>, sign: 1 | -1 = 1): Tax {
  return {
    taxable: one.taxable + sign * other.taxable,
    cgst: one.cgst + sign * other.cgst,
    sgst: one.sgst + sign * other.sgst,
    igst: one.igst + sign * other.igst,
  };
}

export const sumTax = (lines: readonly Tax[]): Tax =>
  lines.reduce<Tax>((sum, line) => addTax(sum, line), NO_TAX);

/** The lines of a document by rate, lowest rate first. A line without a rate has none of the tax: it counts as 0. */
export function byRate<Line extends Tax & { basisPoints: number | null }>(
  lines: readonly Line[],
): { basisPoints: number; tax: Tax }[] {
  const groups = Map.groupBy(lines, ({ basisPoints }) => basisPoints ?? 0);
  return [...groups]
    .map(([basisPoints, group]) => ({ basisPoints, tax: sumTax(group) }))
    .toSorted((a, b) => a.basisPoints - b.basisPoints);
}
