export interface Range {
  readonly min: number;
  readonly max: number;
}

/** The shop's policy in rupees, hours and days. Pages, assistant, e-mails and the server's checks all use these values. */
export interface ShopPolicy {
  /** Minimum order in rupees; 0: none. */
  minimumOrderRupees: number;
  /** Cancellation period with a full refund, from placing the order. */
  freeCancellationHours: number;
  /** Return or exchange period, from delivery. */
  returnDays: number;
  /** Period to report missing, wrong or damaged goods, from delivery. */
  discrepancyHours: number;
  refundBusinessDays: Range;
  exchangeWorkingDays: Range;
  /** From payment to handover to the courier. */
  processingBusinessDays: Range;
  /** From handover to the courier to delivery; `home` is the shop's own state. */
  deliveryBusinessDays: { home: Range; otherStates: Range; remote: Range };
}

export const DEFAULT_POLICY: ShopPolicy = {
  minimumOrderRupees: 1000,
  freeCancellationHours: 5,
  returnDays: 5,
  discrepancyHours: 48,
  refundBusinessDays: { min: 5, max: 7 },
  exchangeWorkingDays: { min: 3, max: 5 },
  processingBusinessDays: { min: 1, max: 2 },
  deliveryBusinessDays: {
    home: { min: 2, max: 4 },
    otherStates: { min: 4, max: 7 },
    remote: { min: 7, max: 10 },
  },
};

/** Deadline for acknowledging a complaint. The E-Commerce Rules 2020 set it, so it is no setting. */
export const GRIEVANCE_ACKNOWLEDGEMENT_HOURS = 48;

/** What a customer was promised when ordering. An order keeps it. */
export type OrderPromise = Pick<
  ShopPolicy,
  'freeCancellationHours' | 'returnDays' | 'discrepancyHours' | 'refundBusinessDays'
>;

export function promiseOf(policy: ShopPolicy): OrderPromise {
  const { freeCancellationHours, returnDays, discrepancyHours, refundBusinessDays } = policy;
  return { freeCancellationHours, returnDays, discrepancyHours, refundBusinessDays };
}

/**
 * The policy for one order: of today's value and the promised one, the better for the customer counts. An order without a
 * stored promise is older than the setting, from when the default values were fixed.
 */
export function policyOfOrder(policy: ShopPolicy, stored: Partial<OrderPromise>): ShopPolicy {
  const promised = { ...promiseOf(DEFAULT_POLICY), ...stored };
  const isRefundSooner = promised.refundBusinessDays.max < policy.refundBusinessDays.max;
  return {
    ...policy,
    freeCancellationHours: Math.max(policy.freeCancellationHours, promised.freeCancellationHours),
    returnDays: Math.max(policy.returnDays, promised.returnDays),
    discrepancyHours: Math.max(policy.discrepancyHours, promised.discrepancyHours),
    refundBusinessDays: isRefundSooner ? promised.refundBusinessDays : policy.refundBusinessDays,
  };
}

/** `{ min: 5, max: 7 }` reads "5 to 7", `{ min: 2, max: 2 }` reads "2". */
export function range({ min, max }: Range): string {
  return min === max ? String(min) : `${min} to ${max}`;
}

/** "1 hour", "5 hours", "2 to 4 business days". */
export function count(amount: number | Range, unit: string): string {
  const { min, max } = typeof amount === 'number' ? { min: amount, max: amount } : amount;
  return `${range({ min, max })} ${unit}${max === 1 ? '' : 's'}`;
}
