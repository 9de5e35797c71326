import type { CashOffer } from '../../contract/cash-on-delivery.ts';
import { type CashTerms, cashFee, cashProblem, onlineTotal } from '../../rules/cash-on-delivery.ts';
import { paise, rupeesFromPaise } from '../../rules/money.ts';
import { countCashOrders } from '../orders/count-cash-orders.ts';
import type { LockedOrder } from '../orders/locked-order.ts';
import type { Db } from '../platform/db/db.ts';
import { getCashTerms } from '../shop/cash-terms.ts';
import { type CodeAddress, codeAddress, hiddenAddress } from './code-address.ts';

/** Whether the order can be paid in cash on delivery, and for how much. Undefined: the shop does not offer it. */
export async function getCashOffer(
  db: Db,
  order: LockedOrder,
  hasSms: boolean,
): Promise<CashOffer | undefined> {
  const terms = await getCashTerms(db);
  // chosen already: what remains is to pay online instead
  if (!terms.isOffered || order.codAt) return undefined;
  const address = await codeAddress(db, order, hasSms);
  return {
    problem: (await problemOf(db, terms, order, address)) ?? '',
    fee: rupeesFromPaise(cashFee(terms)),
    total: rupeesFromPaise(paise(order.total + cashFee(terms))),
    needsCode: terms.needsCode,
    codeTo: address ? hiddenAddress(address) : '',
    codeBy: address?.by ?? 'email',
  };
}

/** Why the order cannot be paid in cash, in the language of the request. */
export async function problemOf(
  db: Db,
  terms: CashTerms,
  order: LockedOrder,
  codeTo: CodeAddress | undefined,
): Promise<string | undefined> {
  const { address, userId } = order;
  const counts = userId ? await countCashOrders(db, userId) : { undelivered: 0, open: 0 };
  return cashProblem(terms, {
    ...counts,
    total: onlineTotal(order),
    pincode: typeof address === 'string' ? '' : address.pincode,
    isReachable: codeTo !== undefined,
  });
}
