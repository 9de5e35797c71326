import type { PackedBatch } from '../batches/batches-of-orders.ts';
import type { InvoiceRow } from './invoices.store.ts';

/** The invoice with the batches that are in the parcel now. They are no part of what was issued: a packer may change them. */
export function withBatches<Invoice extends Pick<InvoiceRow, 'content'>>(
  invoice: Invoice,
  packed: readonly PackedBatch[] = [],
): Invoice {
  const known = packed.filter(({ code }) => code !== '');
  if (known.length === 0) return invoice;
  const { content } = invoice;
  const lines = content.lines.map((line, index) => {
    const batches = known
      .filter(({ position }) => position === index)
      .map(({ code, bestBefore }) => ({ code, bestBefore: bestBefore ?? '' }));
    return batches.length > 0 ? { ...line, batches } : line;
  });
  return { ...invoice, content: { ...content, lines } };
}
