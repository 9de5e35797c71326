import type { z } from 'zod';
import type { cashConfirmation } from '../../contract/cash-on-delivery.ts';
import { cashFee } from '../../rules/cash-on-delivery.ts';
import type { DeliveryRates } from '../../rules/delivery-charge.ts';
import { isSameAmount, paise } from '../../rules/money.ts';
import { isPayable } from '../../rules/order-status.ts';
import { checkCode, consumeVerification } from '../codes/check-code.ts';
import type { CodeRequester } from '../codes/code-requester.ts';
import { cashOrderEmails } from '../emails/cash-order-emails.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { translateNames } from '../foods/translate-names.ts';
import { enqueueNewOrder } from '../notices/enqueue-notices.ts';
import { confirmCashOrder } from '../orders/confirm-cash-order.ts';
import { type HoldCode, holdForPayment, lockForPayment } from '../orders/hold-for-payment.ts';
import type { LockedOrder } from '../orders/locked-order.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import type { Jobs } from '../platform/jobs.ts';
import { type Failure, failure, type Result, type Success, success } from '../platform/result.ts';
import { getCashTerms } from '../shop/cash-terms.ts';
import { mailShop } from '../users/mail-shop.ts';
import { problemOf } from './cash-offer.ts';
import { codeAddress } from './code-address.ts';

/** The purpose of the code that confirms a cash order. */
export const CASH_CODE = 'cod';

type Code =
  | 'order-not-found'
  | 'order-paid'
  | 'order-not-payable'
  | 'cash-not-possible'
  | 'price-changed'
  | 'invalid-code'
  | HoldCode;

export interface CashDeps {
  db: Db;
  jobs: Jobs;
  sender: () => Promise<Sender>;
  rates: DeliveryRates | undefined;
  /** Whether codes can go by text message. */
  hasSms: () => boolean;
}

interface Confirmation extends z.infer<typeof cashConfirmation> {
  userId: string;
  requester: CodeRequester | undefined;
}

/**
 * The customer orders with cash on delivery: the order is confirmed, its total has the fee, its stock is its own, and customer and
 * shop get an e-mail, all in one transaction. An open payment window does not matter: who pays there after all pays online.
 */
export async function confirmCash(deps: CashDeps, input: Confirmation): Promise<Result<undefined, Code>> {
  // the code is checked last: a wrong total or pincode does not use it up
  const tried = await confirm(deps, input, undefined);
  if (tried.ok || tried.code !== 'invalid-code') return tried;
  const token = await verify(deps.db, input, tried.codeTo);
  return token ? confirm(deps, input, token) : tried;
}

type Confirmed = Success<undefined> | (Failure<Code> & { codeTo: string });

async function confirm(
  { db, jobs, sender, rates, hasSms }: CashDeps,
  { userId, orderId, totalPrice }: Confirmation,
  token: string | undefined,
): Promise<Confirmed> {
  const from = await sender();
  return withRetry(() =>
    transaction<Success<undefined>, Failure<Code> & { codeTo: string }>(db, async (tx, rollback) => {
      const reject = (error: Failure<Code>, codeTo = '') => rollback({ ...error, codeTo });
      const locked = await lockForPayment(tx, { userId, orderId });
      if (locked?.userId !== userId || locked.deletedAt) return reject(failure('order-not-found'));
      if (locked.paymentStatus !== 'PENDING') return reject(failure('order-paid'));
      // repeated: a response was lost, or two clicks
      if (locked.codAt && locked.status === 'CONFIRMED') return success();
      if (!isPayable(locked)) return reject(failure('order-not-payable'));
      const terms = await getCashTerms(tx);
      const address = await codeAddress(tx, locked, hasSms());
      const problem = await problemOf(tx, terms, locked, address);
      if (problem) return reject(failure('cash-not-possible', { message: problem }));
      const fee = cashFee(terms);
      if (!isSameAmount(totalPrice, paise(locked.total + fee))) return reject(failure('price-changed'));
      const held = await holdForPayment(tx, locked, rates);
      if (!held.ok) return reject(held);
      const codeTo = address?.to ?? '';
      const isConfirmed =
        !terms.needsCode || (token && (await consumeVerification(tx, CASH_CODE, codeTo, token)));
      if (!isConfirmed) return reject(failure('invalid-code'), codeTo);
      const changed = await confirmCashOrder(tx, { ...held.value, userId }, fee);
      if (!changed.ok) return reject(failure('order-not-payable'));
      await notify({ jobs, from }, tx, changed.value);
      return success();
    }),
  );
}

/** A token for the code, if it is the one that this browser requested. */
async function verify(
  db: Db,
  { code, requester }: Confirmation,
  codeTo: string,
): Promise<string | undefined> {
  if (!code || !requester) return undefined;
  const checked = await checkCode(db, {
    purpose: CASH_CODE,
    email: codeTo,
    code,
    requester,
    isUnderAttack: false,
  });
  return checked.ok ? checked.value.token : undefined;
}

async function notify(
  { jobs, from }: { jobs: Jobs; from: Sender },
  tx: Db,
  order: LockedOrder,
): Promise<void> {
  await enqueueNewOrder(tx, order.id);
  if (order.email) {
    await enqueueEmail(jobs, tx, {
      to: { name: order.name, address: order.email },
      content: cashOrderEmails.customer(
        { ...order, lines: await translateNames(tx, order.lines, order.language) },
        from,
      ),
    });
  }
  await mailShop({ jobs, sender: from }, tx, {
    content: async (language) =>
      cashOrderEmails.shop({ ...order, lines: await translateNames(tx, order.lines, language) }, from),
  });
}
