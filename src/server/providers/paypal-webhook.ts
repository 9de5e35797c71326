import { isPaypalCertUrl } from './paypal-cert-url.ts';
import { readPaypalEvent } from './paypal-wire.ts';
import type { ProviderEvent } from './provider-payment.ts';

/** An event that may be PayPal's, as far as can be seen without asking PayPal. */
interface PlausibleWebhook {
  is: 'plausible';
  event: ProviderEvent;
  /** As it came: PayPal signed these bytes, and writing the event anew would change them. */
  text: string;
  /** What PayPal's verify call wants to know, by its own field names. */
  transmission: Record<string, string>;
}

export type InspectedWebhook = PlausibleWebhook | { is: 'forged' } | { is: 'unreadable' };

const DAY_MS = 24 * 3600 * 1000;
/** PayPal lets an event be sent again for a month. */
const MAX_AGE_MS = 31 * DAY_MS;
/** Our clock may be slow. */
const MAX_AHEAD_MS = DAY_MS;

/** Each header of a signed event with the form that PayPal gives it. */
const HEADERS: { field: string; header: string; form: RegExp }[] = [
  { field: 'auth_algo', header: 'PAYPAL-AUTH-ALGO', form: /^SHA\d{3}with[A-Z]{2,10}$/i },
  { field: 'cert_url', header: 'PAYPAL-CERT-URL', form: /^https?:\/\/\S{1,500}$/ },
  { field: 'transmission_id', header: 'PAYPAL-TRANSMISSION-ID', form: /^[\w-]{16,64}$/ },
  // a signature by an RSA key of 2048 bits has 344 characters
  { field: 'transmission_sig', header: 'PAYPAL-TRANSMISSION-SIG', form: /^[A-Za-z0-9+/]{300,1400}={0,2}$/ },
  { field: 'transmission_time', header: 'PAYPAL-TRANSMISSION-TIME', form: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/ },
];
const EVENT_ID = /^WH-[\w-]{1,100}$/;

/** Looks at everything that can be checked here, so that nonsense never makes the shop call PayPal. */
export function inspectPaypalWebhook(
  { body, headers }: { body: Uint8Array; headers: Headers },
  apiUrl: string,
  now = Date.now(),
): InspectedWebhook {
  const transmission: Record<string, string> = {};
  for (const { field, header, form } of HEADERS) {
    const value = headers.get(header);
    if (!value || !form.test(value)) return { is: 'forged' };
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
