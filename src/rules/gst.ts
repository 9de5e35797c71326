import { type Paise, paise } from './money.ts';

export interface TaxedLine {
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
}

const BASIS_POINTS = 10_000;

/** GST included in a price: IGST, or within a state equal halves of CGST and SGST. */
export function taxOf(total: Paise, basisPoints: number, isSameState: boolean): TaxedLine {
  if (isSameState) {
    const half = paise(Math.round((total * basisPoints) / (2 * (BASIS_POINTS + basisPoints))));
    return { taxable: paise(total - 2 * half), cgst: half, sgst: half, igst: paise(0) };
  }
  const igst = paise(Math.round((total * basisPoints) / (BASIS_POINTS + basisPoints)));
  return { taxable: paise(total - igst), cgst: paise(0), sgst: paise(0), igst };
}

/** Allocates a discount or charge to the lines in proportion to their amounts; the shares add up exactly. */
export function allocate(lines: readonly Paise[], amount: Paise): Paise[] {
  const linesTotal = lines.reduce((total, line) => total + line, 0);
  if (linesTotal === 0) return lines.map(() => paise(0));
  const exact = lines.map((line) => (line * amount) / linesTotal);
  const shares = exact.map(Math.floor);
  let remaining = amount - shares.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (remaining === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    remaining -= 1;
  }
  return shares.map(paise);
}

/** GST included in a charge that was allocated to lines with different rates. */
export function taxOfShares(
  shares: readonly Paise[],
  basisPoints: readonly number[],
  isSameState: boolean,
): TaxedLine {
  const taxed = shares.map((share, index) => taxOf(share, basisPoints[index] ?? 0, isSameState));
  const total = (field: keyof TaxedLine) => paise(taxed.reduce((sum, line) => sum + line[field], 0));
  return { taxable: total('taxable'), cgst: total('cgst'), sgst: total('sgst'), igst: total('igst') };
}

/** India's financial year from April to March, such as 26-27. */
export function financialYear(at: Date): string {
  const india = new Date(at.getTime() + 5.5 * 3600 * 1000);
  const first = india.getUTCMonth() >= 3 ? india.getUTCFullYear() : india.getUTCFullYear() - 1;
  const two = (year: number) => String(year % 100).padStart(2, '0');
  return `${two(first)}-${two(first + 1)}`;
}
