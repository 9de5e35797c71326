import type { ProviderEvent } from '../../src/extension/payment-source.ts';
import type { RequestHeaders } from '../../src/extension/request-headers.ts';
import { isPaypalCertUrl } from './paypal-cert-url.ts';
import { readPaypalEvent } from './paypal-wire.ts';

/** An event that passed the local checks; PayPal has not confirmed it yet. */
interface PlausibleWebhook {
  is: 'plausible';
  event: ProviderEvent;
  /** The raw body: PayPal signed these bytes, and serializing the event again would change them. */
  text: string;
  /** Fields of PayPal's verify-webhook-signature call, by their wire names. */
  transmission: Record<string, string>;
}

export type PrecheckedWebhook = PlausibleWebhook | { is: 'forged' } | { is: 'unreadable' };

const DAY_MS = 24 * 3600 * 1000;
/** PayPal lets a merchant resend an event for a month. */
const MAX_AGE_MS = 31 * DAY_MS;
/** Tolerates a slow clock of ours. */
const MAX_AHEAD_MS = DAY_MS;

/** The signature headers with their expected format. */
const HEADERS: { field: string; header: string; format: RegExp }[] = [
  { field: 'auth_algo', header: 'PAYPAL-AUTH-ALGO', format: /^SHA\d{3}with[A-Z]{2,10}$/i },
  { field: 'cert_url', header: 'PAYPAL-CERT-URL', format: /^https?:\/\/\S{1,500}$/ },
  { field: 'transmission_id', header: 'PAYPAL-TRANSMISSION-ID', format: /^[\w-]{16,64}$/ },
  // a signature with a 2048-bit RSA key has 344 characters
  { field: 'transmission_sig', header: 'PAYPAL-TRANSMISSION-SIG', format: /^[A-Za-z0-9+/]{300,1400}={0,2}$/ },
  { field: 'transmission_time', header: 'PAYPAL-TRANSMISSION-TIME', format: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/ },
];
const EVENT_ID = /^WH-[\w-]{1,100}$/;

/** All checks that need no call to PayPal, so that junk requests do not cause any. */
export function precheckPaypalWebhook(
  { body, headers }: { body: Uint8Array; headers: RequestHeaders },
  apiUrl: string,
  now = Date.now(),
): PrecheckedWebhook {
  const transmission: Record<string, string> = {};
  for (const { field, header, format } of HEADERS) {
    const value = headers.get(header);
    if (!value || !format.test(value)) return { is: 'forged' };
    transmission[field] = value;
  }
  const age = now - Date.parse(transmission.transmission_time ?? '');
  if (!(age < MAX_AGE_MS && age > -MAX_AHEAD_MS)) return { is: 'forged' };
  if (!isPaypalCertUrl(transmission.cert_url ?? '', apiUrl)) return { is: 'forged' };
  const text = Buffer.from(body).toString('utf8');
  const event = readPaypalEvent(text);
  if (!event || !EVENT_ID.test(event.id)) return { is: 'unreadable' };
  return { is: 'plausible', event, text, transmission };
}
