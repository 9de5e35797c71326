/** Whole paise. The type brand prevents mixing up rupees and paise. */
export type Paise = number & { readonly __unit: 'paise' };

export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole paise: ${amount}`);
  return amount as Paise;
}

/** Whether rupees have at most two decimals and fit a safe integer of paise. */
export function isWholePaise(rupees: number): boolean {
  const scaled = Math.round(rupees * 100);
  return Number.isSafeInteger(scaled) && scaled / 100 === rupees;
}

/** Converts rupees with at most two decimals, as in requests and data files. */
export function paiseFromRupees(rupees: number): Paise {
  if (!isWholePaise(rupees)) throw new RangeError(`more than two decimals: ${rupees}`);
  return paise(Math.round(rupees * 100));
}

/** Rounds; for stored rupees from before the two-decimal rule. */
export function nearestPaise(rupees: number): Paise {
  return paise(Math.round(rupees * 100));
}

export function rupeesFromPaise(amount: Paise): number {
  return amount / 100;
}

/** Whether a client's rupees, which may be any number, equal this amount to the paisa. */
export function isSameAmount(rupees: number, amount: Paise): boolean {
  return Math.abs(rupees - amount / 100) < 0.001;
}

/**
 * Display format: no decimals for whole rupees, else two, with Indian digit grouping (the last three digits, then pairs).
 * Not by Intl, because creating a formatter takes 100 ms on a cheap phone.
 */
export function formatRupees(rupees: number): string {
  return withDecimals(rupees, Number.isInteger(rupees) ? 0 : 2);
}

/** Accounting format, always with two decimals: `₹1,120.00`. */
export function formatPaise(amount: Paise): string {
  return withDecimals(rupeesFromPaise(amount), 2);
}

function withDecimals(rupees: number, places: 0 | 2): string {
  const [whole = '', decimals] = Math.abs(rupees).toFixed(places).split('.');
  const grouped = whole.replace(/\d(?=(\d\d)+\d$)/g, '$&,');
  return `${rupees < 0 ? '-' : ''}₹${grouped}${decimals ? `.${decimals}` : ''}`;
}
