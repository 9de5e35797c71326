import { cash } from '../messages/cash.ts';
import { formatRupees, nearestPaise, type Paise, paise } from './money.ts';

/** The admin's terms for cash on delivery; amounts in rupees. */
export interface CashTerms {
  isOffered: boolean;
  /** Order totals without the fee, from and up to which it is offered. */
  minOrder: number;
  maxOrder: number;
  fee: number;
  /** Pincodes or pincode prefixes. Empty: everywhere that the shop delivers. */
  onlyPincodes: string[];
  notPincodes: string[];
  /** The customer confirms the order with a code. */
  needsCode: boolean;
  /** After so many parcels that came back unpaid a customer pays online; 0: it is always offered. */
  maxUndelivered: number;
  /** How many unpaid cash orders a customer may have. Each holds stock and may come back. */
  maxOpen: number;
}

export const NO_CASH: CashTerms = {
  isOffered: false,
  minOrder: 0,
  maxOrder: 5000,
  fee: 0,
  onlyPincodes: [],
  notPincodes: [],
  needsCode: true,
  maxUndelivered: 2,
  maxOpen: 3,
};

/** Section 269ST of the Income-tax Act forbids to take two lakh rupees or more in cash for one order. */
export const MAX_CASH_RUPEES = 199_999;

export interface CashOrder {
  /** Without the fee. */
  total: Paise;
  pincode: string;
  /** Parcels of the customer that came back unpaid. */
  undelivered: number;
  /** Unpaid cash orders of the customer. */
  open: number;
  /** Whether a code can reach the customer. */
  isReachable: boolean;
}

export const cashFee = ({ fee }: CashTerms): Paise => nearestPaise(fee);

/** Why the order cannot be paid in cash, as the customer reads it. */
export function cashProblem(terms: CashTerms, order: CashOrder): string | undefined {
  const { minOrder, maxOrder, onlyPincodes, notPincodes, needsCode, maxUndelivered, maxOpen } = terms;
  if (!terms.isOffered || order.total === 0) return cash.notOffered;
  if (order.total < nearestPaise(minOrder)) return cash.belowMinimum(formatRupees(minOrder));
  if (order.total > nearestPaise(maxOrder)) return cash.aboveMaximum(formatRupees(maxOrder));
  const pincode = order.pincode.trim();
  const isIn = (prefixes: readonly string[]) => prefixes.some((prefix) => pincode.startsWith(prefix));
  if (isIn(notPincodes) || (onlyPincodes.length > 0 && !isIn(onlyPincodes))) return cash.notThere(pincode);
  if (maxUndelivered > 0 && order.undelivered >= maxUndelivered) return cash.cameBack;
  if (order.open >= maxOpen) return cash.tooManyOpen;
  return needsCode && !order.isReachable ? cash.noEmail : undefined;
}

interface StoredOrder {
  codAt: Date | null;
  paymentStatus: string;
}

/** The order was placed with cash on delivery and nobody has paid it. */
export function awaitsCash({ codAt, paymentStatus }: StoredOrder): boolean {
  return codAt !== null && paymentStatus === 'PENDING';
}

/** Who pays online does not pay the fee for cash. */
export function onlineTotal({ total, codFee }: { total: Paise; codFee: Paise }): Paise {
  return paise(total - codFee);
}
