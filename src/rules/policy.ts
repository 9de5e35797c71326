/** The shop's policy in days and hours. Policy pages, assistant, e-mails and rules all use these values. */
type Range = { readonly min: number; readonly max: number };

export const policy = {
  /** Return or exchange period, from delivery. */
  returnDays: 5,
  /** Period to report missing, wrong or damaged goods, from delivery. */
  discrepancyHours: 48,
  /** Cancellation period with a full refund, from placing the order. */
  freeCancellationHours: 5,
  refundBusinessDays: { min: 5, max: 7 },
  exchangeWorkingDays: { min: 3, max: 5 },
  /** From payment to handover to the courier. */
  processingBusinessDays: { min: 1, max: 2 },
  /** From handover to the courier to delivery. */
  deliveryBusinessDays: {
    tamilNadu: { min: 2, max: 4 },
    otherStates: { min: 4, max: 7 },
    remote: { min: 7, max: 10 },
  },
  /** Deadline for acknowledging a complaint (E-Commerce Rules 2020). */
  grievanceAcknowledgementHours: 48,
  minimumOrderRupees: 1000,
} as const;

/** `{ min: 5, max: 7 }` reads "5 to 7". */
export function range({ min, max }: Range): string {
  return `${min} to ${max}`;
}
