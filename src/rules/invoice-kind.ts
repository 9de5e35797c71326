export type InvoiceKind = 'Tax Invoice' | 'Bill of Supply' | 'Invoice-cum-Bill of Supply';

/**
 * The legal title of an invoice: a tax invoice needs a registered seller and taxable goods. Goods that are exempt or without
 * a rate need a bill of supply; a mix of both is an invoice-cum-bill of supply (CGST rule 46A).
 */
export function invoiceKind(gstin: string, rates: readonly (number | null)[]): InvoiceKind {
  const isTaxed = (rate: number | null) => rate !== null && rate > 0;
  if (!gstin || !rates.some(isTaxed)) return 'Bill of Supply';
  return rates.every(isTaxed) ? 'Tax Invoice' : 'Invoice-cum-Bill of Supply';
}
