import type { ProviderCheck } from '../../../contract/admin/orders.ts';
import { recordChange } from '../../audit/record-change.ts';
import { type KnownAttempt, selectAskable, setChecked } from '../attempts.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { Provider } from '../payment-source.ts';
import { type PaymentRow, selectOfAttempt } from '../payments.store.ts';
import { settlePayment } from '../settle-payment.ts';

type Outcome = ProviderCheck['outcome'];

const news: Record<PaymentRow['status'], Outcome> = {
  captured: 'captured',
  duplicate: 'captured',
  mismatched: 'other-amount',
  unfulfilled: 'returned',
};
/** Where several payments were begun, the owner hears what counts most. */
const BY_WEIGHT: readonly Outcome[] = [
  'captured',
  'other-amount',
  'returned',
  'no-answer',
  'not-paid',
  'unknown',
];

/**
 * The owner asks what became of the payments that were begun for an order: the same way as the clock does, and now.
 * What the provider says is recorded as always; dying in between leaves the rest to the clock.
 */
export async function askProvider(
  deps: PaymentDeps,
  { adminId, orderId, provider }: { adminId: string; orderId: string; provider: Provider },
): Promise<Outcome | 'nothing-to-ask'> {
  const attempts = (await selectAskable(deps.db, orderId)).filter((attempt) => attempt.provider === provider);
  if (attempts.length === 0) return 'nothing-to-ask';
  const heard: Outcome[] = [];
  for (const attempt of attempts) heard.push(...(await ask(deps, attempt)));
  const outcome = BY_WEIGHT.find((one) => heard.includes(one)) ?? 'unknown';
  await recordChange(deps.db, {
    actorId: adminId,
    action: 'ask provider',
    target: `order ${orderId}`,
    before: {},
    after: { provider, outcome },
  });
  return outcome;
}

async function ask(deps: PaymentDeps, attempt: KnownAttempt): Promise<Outcome[]> {
  const settled = await settlePayment(deps, attempt, { actor: 'system', isBrowserSilent: true });
  if (settled.is === 'unreachable') return ['no-answer'];
  await setChecked(deps.db, attempt.id);
  if (settled.is !== 'settled') return ['unknown'];
  const payments = await selectOfAttempt(deps.db, attempt.id);
  return payments.length === 0 ? ['not-paid'] : payments.map(({ status }) => news[status]);
}
