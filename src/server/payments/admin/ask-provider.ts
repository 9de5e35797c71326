import type { ProviderCheck } from '../../../contract/admin/orders.ts';
import { recordChange } from '../../audit/record-change.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { type KnownAttempt, selectCheckable, setChecked } from '../attempts.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { selectOfAttempt } from '../payments.store.ts';
import { settlePayment } from '../settle-payment.ts';
import { outcomeOf } from './outcome-of.ts';

type Outcome = ProviderCheck['outcome'];

/** Of several attempts the admin sees the most important outcome. */
const BY_WEIGHT: readonly Outcome[] = [
  'captured',
  'other-amount',
  'returned',
  'no-answer',
  'not-paid',
  'unknown',
];

/**
 * Checks the started payments of an order at the provider, like the reconciliation, but now. The results are recorded as
 * always; after a crash the reconciliation checks the rest.
 */
export async function askProvider(
  deps: PaymentDeps,
  { adminId, orderId, provider }: { adminId: string; orderId: string; provider: string },
): Promise<Result<ProviderCheck, 'nothing-to-ask'>> {
  const attempts = (await selectCheckable(deps.db, orderId)).filter(
    (attempt) => attempt.provider === provider,
  );
  if (attempts.length === 0) return failure('nothing-to-ask');
  const found: ProviderCheck[] = [];
  for (const attempt of attempts) found.push(...(await checkAttempt(deps, attempt)));
  const weight = ({ outcome }: ProviderCheck) => BY_WEIGHT.indexOf(outcome);
  const check = found.toSorted((a, b) => weight(a) - weight(b))[0] ?? { outcome: 'unknown' };
  const { outcome } = check;
  await recordChange(deps.db, {
    actorId: adminId,
    action: 'ask provider',
    target: `order ${orderId}`,
    before: {},
    after: { provider, outcome },
  });
  return success(check);
}

async function checkAttempt(deps: PaymentDeps, attempt: KnownAttempt): Promise<ProviderCheck[]> {
  const settled = await settlePayment(deps, attempt, { actor: 'system', isBrowserSilent: true });
  if (settled.is === 'unreachable') return [{ outcome: 'no-answer' }];
  await setChecked(deps.db, attempt.id);
  if (settled.is !== 'settled') return [{ outcome: 'unknown' }];
  const payments = await selectOfAttempt(deps.db, attempt.id);
  if (payments.length === 0) return [{ outcome: 'not-paid' }];
  return payments.map((payment) => ({
    outcome: outcomeOf(payment),
    payment: {
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      at: payment.capturedAt.toISOString(),
      lessMinor: attempt.amountMinor - payment.amountMinor,
    },
  }));
}
