const INDIA_MS = 5.5 * 3600 * 1000;
const MARCH = 2;
const NOVEMBER = 10;

/**
 * Until 30 November after the financial year of the supply a note lowers the tax (CGST section 34(2)); after that it
 * only gives money back.
 */
export function noteIsFinancial(invoicedAt: Date, at: Date): boolean {
  const invoiced = new Date(invoicedAt.getTime() + INDIA_MS);
  const now = new Date(at.getTime() + INDIA_MS);
  const yearEnd = invoiced.getUTCFullYear() + (invoiced.getUTCMonth() > MARCH ? 1 : 0);
  return now.getTime() >= Date.UTC(yearEnd, NOVEMBER + 1, 1);
}
