import type { ProviderResult } from '../../../extension/provider-result.ts';
import type { MountedPayment } from '../../payments/mount-payments.ts';
import { findLastEvent } from '../setup.store.ts';
import { type CheckDeps, type CheckResult, failed, ok, warning } from './check-deps.ts';
import { probe } from './probe.ts';

/** Asks the provider something that only the owner of the keys may ask. */
export async function checkKeys({ payment, settings, server }: MountedPayment): Promise<CheckResult> {
  if (!settings().isOffered) return ok(`${payment.provider} is not used.`);
  const result = await server().checkKeys?.();
  return result ? describe(payment.provider, result) : ok('The keys are set.');
}

function describe(provider: string, result: ProviderResult<unknown>): CheckResult {
  if (result.is === 'ok') return ok(`${provider} accepts the keys.`);
  if (result.is === 'unreachable') return failed(`${provider} could not be reached.`, result.reason);
  return failed(`${provider} does not accept the keys.`, `status ${result.status}`);
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
  if (!request) return ok(`${provider} tests its own calls.`);
  const url = `${setup.config.publicUrl}/api/webhooks/${id}`;
  const result = await probe(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...request.headers },
    body: request.body,
  });
  if (result.is === 'unreachable')
    return failed(`The address that ${provider} calls could not be reached.`, `${url}: ${result.reason}`);
  const code = codeOf(result.text);
  if (code === 'bad-signature')
    return failed(
      `The address that ${provider} calls has another webhook secret.`,
      `${url}: another shop responds, or a proxy changes the request on its way`,
    );
  if (result.status !== 400 || code !== 'bad-request')
    return failed(
      `The address that ${provider} calls is not this shop's.`,
      `${url}: status ${result.status}`,
    );
  const last = await findLastEvent(db, id);
  return last
    ? ok(`${provider} called on ${last.toISOString().slice(0, 10)}.`, url)
    : warning(`The address works, but ${provider} has not called it yet.`, url);
}

function codeOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { code?: unknown }).code;
  } catch {
    return undefined;
  }
}
