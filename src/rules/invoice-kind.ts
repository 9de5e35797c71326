export type InvoiceKind = 'Tax Invoice' | 'Bill of Supply' | 'Invoice-cum-Bill of Supply';

/**
 * What a document must be called: only taxed goods of a registered seller make a tax invoice. Goods that are exempt, or
 * whose rate nobody has said, stand on a bill of supply; both together on one document that is both (CGST rule 46A).
 */
export function invoiceKind(gstin: string, rates: readonly (number | null)[]): InvoiceKind {
  const isTaxed = (rate: number | null) => rate !== null && rate > 0;
  if (!gstin || !rates.some(isTaxed)) return 'Bill of Supply';
  return rates.every(isTaxed) ? 'Tax Invoice' : 'Invoice-cum-Bill of Supply';
}
