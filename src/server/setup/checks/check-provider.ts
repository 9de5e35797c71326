import { createHmac } from 'node:crypto';
import { checkResults } from '../../../messages/check-results.ts';
import type { ProviderResult } from '../../providers/provider-result.ts';
import { findLastEvent } from '../setup.store.ts';
import { type CheckDeps, type CheckResult, failed, ok, warning } from './check-deps.ts';
import { probe } from './probe.ts';

/** Not a payment event, so that nothing is saved. */
const PROBE_BODY = JSON.stringify({ event: 'shop.self_check' });

/** Asks Razorpay for the newest order: only the shop's own key id and secret may do that. */
export async function checkRazorpay({ setup, payments }: CheckDeps): Promise<CheckResult> {
  const { keyId, keySecret } = setup.config.razorpay;
  if (!keyId || !keySecret) return failed(() => checkResults.keyMissing);
  return describe('Razorpay', await payments.razorpay.checkKeys());
}

export async function checkPaypal({ payments }: CheckDeps): Promise<CheckResult> {
  if (!payments.offersPaypal) return ok(() => checkResults.paypalUnused);
  return describe('PayPal', await payments.paypal.checkKeys());
}

function describe(provider: string, result: ProviderResult<unknown>): CheckResult {
  if (result.is === 'ok') return ok(() => checkResults.keysAccepted(provider));
  if (result.is === 'unreachable') return failed(() => checkResults.unreachable(provider), result.reason);
  return failed(() => checkResults.keysRejected(provider), `status ${result.status}`);
}

/**
 * Sends a signed request to the public address of the webhook. Without an event id it is never saved: 400 bad-request means that
 * it arrived unchanged and its signature is right. Only an event of Razorpay proves that the address was entered there.
 */
export async function checkWebhook({ db, setup }: CheckDeps): Promise<CheckResult> {
  const { razorpay, publicUrl } = setup.config;
  if (!razorpay.webhookSecret) return failed(() => checkResults.webhookSecretMissing);
  const url = `${publicUrl}/api/webhooks/razorpay`;
  const signature = createHmac('sha256', razorpay.webhookSecret).update(PROBE_BODY).digest('hex');
  const result = await probe(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Razorpay-Signature': signature },
    body: PROBE_BODY,
  });
  if (result.is === 'unreachable')
    return failed(() => checkResults.webhookUnreachable, `${url}: ${result.reason}`);
  const code = codeOf(result.text);
  if (code === 'bad-signature')
    return failed(
      () => checkResults.webhookOtherSecret,
      `${url}: another shop responds, or a proxy changes the request on its way`,
    );
  if (result.status !== 400 || code !== 'bad-request')
    return failed(() => checkResults.webhookElsewhere, `${url}: status ${result.status}`);
  const last = await findLastEvent(db, 'razorpay');
  return last
    ? ok(() => checkResults.webhookCalled(last.toISOString().slice(0, 10)), url)
    : warning(() => checkResults.webhookNotCalled, url);
}

function codeOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { code?: unknown }).code;
  } catch {
    return undefined;
  }
}
