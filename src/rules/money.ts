/** Whole paise. The brand keeps rupees and paise apart. */
export type Paise = number & { readonly __unit: 'paise' };

export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole paise: ${amount}`);
  return amount as Paise;
}

/** Whether rupees are whole paise, and few enough to be counted exactly. */
export function isWholePaise(rupees: number): boolean {
  const scaled = Math.round(rupees * 100);
  return Number.isSafeInteger(scaled) && scaled / 100 === rupees;
}

/** Rupees with at most two decimals, as they come over the wire or from a data file. */
export function paiseFromRupees(rupees: number): Paise {
  if (!isWholePaise(rupees)) throw new RangeError(`more than two decimals: ${rupees}`);
  return paise(Math.round(rupees * 100));
}

/** For rupees that were stored before only whole paise were accepted. */
export function nearestPaise(rupees: number): Paise {
  return paise(Math.round(rupees * 100));
}

export function rupeesFromPaise(amount: Paise): number {
  return amount / 100;
}

/** Whether rupees from a client, which may be any number, are this amount to the paisa. */
export function isSameAmount(rupees: number, amount: Paise): boolean {
  return Math.abs(rupees - amount / 100) < 0.001;
}

/**
 * For people: no decimals for whole rupees, two where there are paise, grouped as in India: the last three digits, then
 * pairs. By hand, for the browser's own formatter takes a cheap phone a tenth of a second to get ready.
 */
export function formatRupees(rupees: number): string {
  return withDecimals(rupees, Number.isInteger(rupees) ? 0 : 2);
}

/** To the paisa, as books say it: `₹1,120.00`. */
export function formatPaise(amount: Paise): string {
  return withDecimals(rupeesFromPaise(amount), 2);
}

function withDecimals(rupees: number, places: 0 | 2): string {
  const [whole = '', decimals] = Math.abs(rupees).toFixed(places).split('.');
  const grouped = whole.replace(/\d(?=(\d\d)+\d$)/g, '$&,');
  return `${rupees < 0 ? '-' : ''}₹${grouped}${decimals ? `.${decimals}` : ''}`;
}
