/** What the return of a month needs to know of the shop. */
export interface TaxTerms {
  /** Of the government's offline tool: it changes with the tool. */
  fileVersion: string;
  /** Four up to ₹5 crore of turnover in the last year, six above. */
  hsnDigits: number;
}

export const DEFAULT_TAX_TERMS: TaxTerms = { fileVersion: 'GST3.2.4', hsnDigits: 4 };
