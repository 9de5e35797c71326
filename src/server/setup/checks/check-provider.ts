import type { ProviderResult } from '../../../extension/provider-result.ts';
import { checkResults } from '../../../messages/check-results.ts';
import type { MountedPayment } from '../../payments/mount-payments.ts';
import { findLastEvent } from '../setup.store.ts';
import { type CheckDeps, type CheckResult, failed, ok, warning } from './check-deps.ts';
import { probe } from './probe.ts';

/** Asks the provider something that only the owner of the keys may ask. */
export async function checkKeys({ payment, settings, server }: MountedPayment): Promise<CheckResult> {
  if (!settings().isOffered) return ok(() => checkResults.unused(payment.provider));
  const result = await server().checkKeys?.();
  return result ? describe(payment.provider, result) : ok(() => checkResults.keysSet);
}

function describe(provider: string, result: ProviderResult<unknown>): CheckResult {
  if (result.is === 'ok') return ok(() => checkResults.keysAccepted(provider));
  if (result.is === 'unreachable') return failed(() => checkResults.unreachable(provider), result.reason);
  return failed(() => checkResults.keysRejected(provider), `status ${result.status}`);
}

/**
 * Sends a signed request to the public address of the webhook, which is never saved: 400 bad-request means that it arrived
 * unchanged and its signature is right. Only an event of the provider proves that the address was entered there.
 */
export async function checkWebhook(
  { db, setup }: CheckDeps,
  { payment: { id, provider }, server }: MountedPayment,
): Promise<CheckResult> {
  const request = server().webhook?.probe?.();
  if (!request) return ok(() => checkResults.webhookUntested(provider));
  const url = `${setup.config.publicUrl}/api/webhooks/${id}`;
  const result = await probe(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...request.headers },
    body: request.body,
  });
  if (result.is === 'unreachable')
    return failed(() => checkResults.webhookUnreachable(provider), `${url}: ${result.reason}`);
  const code = codeOf(result.text);
  if (code === 'bad-signature')
    return failed(
      () => checkResults.webhookOtherSecret(provider),
      `${url}: another shop responds, or a proxy changes the request on its way`,
    );
  if (result.status !== 400 || code !== 'bad-request')
    return failed(() => checkResults.webhookElsewhere(provider), `${url}: status ${result.status}`);
  const last = await findLastEvent(db, id);
  return last
    ? ok(() => checkResults.webhookCalled({ provider, day: last.toISOString().slice(0, 10) }), url)
    : warning(() => checkResults.webhookNotCalled(provider), url);
}

function codeOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { code?: unknown }).code;
  } catch {
    return undefined;
  }
}
