/** What the shop promises in days and hours. Policy pages, assistant, emails and rules all read these figures from here. */
type Range = { readonly min: number; readonly max: number };

export const policy = {
  /** Return or exchange, counted from receiving the order. */
  returnDays: 5,
  /** Time to report missing, wrong or damaged goods, counted from delivery. */
  discrepancyHours: 48,
  /** Cancelling brings the full amount back, counted from placing the order. */
  freeCancellationHours: 5,
  refundBusinessDays: { min: 5, max: 7 },
  exchangeWorkingDays: { min: 3, max: 5 },
  /** From payment to handing over to the courier. */
  processingBusinessDays: { min: 1, max: 2 },
  /** From handing over to the courier to the customer's door. */
  deliveryBusinessDays: {
    tamilNadu: { min: 2, max: 4 },
    otherStates: { min: 4, max: 7 },
    remote: { min: 7, max: 10 },
  },
  /** A complaint is acknowledged within this time (E-Commerce Rules 2020). */
  grievanceAcknowledgementHours: 48,
  minimumOrderRupees: 1000,
} as const;

/** `{ min: 5, max: 7 }` reads "5 to 7". */
export function range({ min, max }: Range): string {
  return `${min} to ${max}`;
}
