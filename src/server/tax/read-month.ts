import type { Seller } from '../../contract/invoice.ts';
import { numberRanges } from '../../rules/gstr1.ts';
import { spanOfMonth } from '../../rules/months.ts';
import { createTaxMonth, type TaxMonth } from '../../rules/tax-month.ts';
import type { TaxTerms } from '../../rules/tax-terms.ts';
import type { Db } from '../platform/db/db.ts';
import { getTaxSettings } from '../shop/tax-terms.ts';
import { readDocuments, selectMissing } from './documents.store.ts';
import { selectHsnTexts } from './months.store.ts';

const MAX_CHECKED = 1000;
const MAX_GAPS = 20;

export interface ReadMonth {
  seller: Seller;
  terms: TaxTerms;
  month: TaxMonth;
}

/** All documents of a month, in the tables of the return. The transaction sees the month as of one instant. */
export async function readMonth(
  tx: Db,
  seller: (from: Db) => Promise<Seller>,
  name: string,
): Promise<ReadMonth> {
  const [sold, terms, texts] = [await seller(tx), await getTaxSettings(tx), await selectHsnTexts(tx)];
  const month = createTaxMonth({
    gstin: sold.gstin,
    hsnDigits: terms.hsnDigits,
    texts: new Map(texts.map((text) => [text.code, text])),
  });
  for await (const document of readDocuments(tx, spanOfMonth(name))) month.add(document);
  return { seller: sold, terms, month: month.result() };
}

/** Numbers between those of the month, and the one before its first, that no document has. */
export async function findGaps(tx: Db, { numbers }: TaxMonth): Promise<string[]> {
  const series = Map.groupBy(numberRanges(numbers), ({ kind, financialYear }) => `${kind} ${financialYear}`);
  const gaps: string[] = [];
  for (const ranges of series.values()) {
    const [first] = ranges;
    if (!first) continue;
    const between: number[] = first.first > 1 ? [first.first - 1] : [];
    for (const [index, range] of ranges.entries()) {
      const next = ranges[index + 1]?.first ?? 0;
      for (let at = range.last + 1; at < next && between.length < MAX_CHECKED; at += 1) between.push(at);
    }
    const missing = await selectMissing(tx, first.kind, first.financialYear, between);
    const digits = /\d+$/.exec(first.from)?.[0] ?? '';
    const prefix = first.from.slice(0, first.from.length - digits.length);
    gaps.push(...missing.map((number) => `${prefix}${String(number).padStart(digits.length, '0')}`));
  }
  return gaps.slice(0, MAX_GAPS);
}
