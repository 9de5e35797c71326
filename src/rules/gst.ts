import { type Paise, paise } from './money.ts';

export interface TaxedLine {
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
}

const WHOLE = 10_000;

/** The tax inside a price that includes it. Within a state it is two equal halves, to the paisa. */
export function taxOf(total: Paise, basisPoints: number, isSameState: boolean): TaxedLine {
  if (isSameState) {
    const half = paise(Math.round((total * basisPoints) / (2 * (WHOLE + basisPoints))));
    return { taxable: paise(total - 2 * half), cgst: half, sgst: half, igst: paise(0) };
  }
  const igst = paise(Math.round((total * basisPoints) / (WHOLE + basisPoints)));
  return { taxable: paise(total - igst), cgst: paise(0), sgst: paise(0), igst };
}

/** A discount or a charge on the whole, spread over the lines by their size; the shares add up to it exactly. */
export function spreadOver(lines: readonly Paise[], amount: Paise): Paise[] {
  const sum = lines.reduce((total, line) => total + line, 0);
  if (sum === 0) return lines.map(() => paise(0));
  const exact = lines.map((line) => (line * amount) / sum);
  const shares = exact.map(Math.floor);
  let left = amount - shares.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ place: index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.place - b.place);
  for (const { place: index } of byRemainder) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares.map(paise);
}

/** The tax in a charge whose shares belong to lines of different rates. */
export function taxOfShares(
  shares: readonly Paise[],
  basisPoints: readonly number[],
  isSameState: boolean,
): TaxedLine {
  const taxed = shares.map((share, index) => taxOf(share, basisPoints[index] ?? 0, isSameState));
  const sum = (part: keyof TaxedLine) => paise(taxed.reduce((all, line) => all + line[part], 0));
  return { taxable: sum('taxable'), cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') };
}

/** April to March, by the clock of India: 26-27. */
export function financialYear(at: Date): string {
  const india = new Date(at.getTime() + 5.5 * 3600 * 1000);
  const first = india.getUTCMonth() >= 3 ? india.getUTCFullYear() : india.getUTCFullYear() - 1;
  const two = (year: number) => String(year % 100).padStart(2, '0');
  return `${two(first)}-${two(first + 1)}`;
}
