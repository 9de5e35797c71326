import type { CashOffer } from '../../contract/cash-on-delivery.ts';
import { type CashTerms, cashFee, cashProblem, onlineTotal } from '../../rules/cash-on-delivery.ts';
import { paise, rupeesFromPaise } from '../../rules/money.ts';
import { countCashOrders } from '../orders/count-cash-orders.ts';
import type { LockedOrder } from '../orders/locked-order.ts';
import type { Db } from '../platform/db/db.ts';
import { getCashTerms } from '../shop/cash-terms.ts';

/** Whether the order can be paid in cash on delivery, and for how much. Undefined: the shop does not offer it. */
export async function getCashOffer(db: Db, order: LockedOrder): Promise<CashOffer | undefined> {
  const terms = await getCashTerms(db);
  // chosen already: what remains is to pay online instead
  if (!terms.isOffered || order.codAt) return undefined;
  return {
    problem: (await problemOf(db, terms, order)) ?? '',
    fee: rupeesFromPaise(cashFee(terms)),
    total: rupeesFromPaise(paise(order.total + cashFee(terms))),
    needsCode: terms.needsCode,
    codeTo: hidden(order.email),
  };
}

/** Why the order cannot be paid in cash, in the language of the request. */
export async function problemOf(db: Db, terms: CashTerms, order: LockedOrder): Promise<string | undefined> {
  const { address, userId, email } = order;
  const counts = userId ? await countCashOrders(db, userId) : { undelivered: 0, open: 0 };
  return cashProblem(terms, {
    ...counts,
    total: onlineTotal(order),
    pincode: typeof address === 'string' ? '' : address.pincode,
    isReachable: email !== '',
  });
}

/** `me•••@example.com`: whoever reads the screen recognizes the address, and nobody learns it. */
function hidden(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return email && `${name.slice(0, 2)}•••@${domain}`;
}
