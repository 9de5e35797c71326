/** Whole paise. The brand keeps rupees and paise apart. */
export type Paise = number & { readonly __unit: 'paise' };

export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole paise: ${amount}`);
  return amount as Paise;
}

/** Rupees with at most two decimals, as they come over the wire or from a data file. */
export function paiseFromRupees(rupees: number): Paise {
  const scaled = Math.round(rupees * 100);
  if (scaled / 100 !== rupees) throw new RangeError(`more than two decimals: ${rupees}`);
  return paise(scaled);
}

export function rupeesFromPaise(amount: Paise): number {
  return amount / 100;
}

/** Whether rupees from a client, which may be any number, are this amount to the paisa. */
export function isSameSum(rupees: number, amount: Paise): boolean {
  return Math.abs(rupees - amount / 100) < 0.001;
}

const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const withPaise = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
});

/** For people: no decimals for whole rupees, two where there are paise. */
export function formatRupees(rupees: number): string {
  return (Number.isInteger(rupees) ? whole : withPaise).format(rupees);
}
