import { generateKeyPair, type KeyObject, randomUUID, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import type { Webhook } from '../kit/webhook-dispatcher.ts';

interface Transmission {
  transmission_id: string;
  transmission_time: string;
  webhook_id: string;
}

/** Signs webhooks with a key of this process, and says for the verify call whether a signature is its own. */
export class PaypalSigner {
  readonly #webhookId: string;
  readonly #certUrl: string;
  #keys: Promise<{ privateKey: KeyObject; publicKey: KeyObject }> | undefined;

  constructor(webhookId: string, certUrl: string) {
    this.#webhookId = webhookId;
    this.#certUrl = certUrl;
  }

  async headersFor(webhook: Webhook): Promise<Record<string, string>> {
    const { privateKey } = await this.#keyPair();
    const transmission = {
      transmission_id: randomUUID(),
      transmission_time: new Date().toISOString(),
      webhook_id: webhook.isForged ? `NOT${this.#webhookId}` : this.#webhookId,
    };
    return {
      'User-Agent': 'PayPal/AUHD-214.0-58.0',
      'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
      'PAYPAL-CERT-URL': this.#certUrl,
      'PAYPAL-TRANSMISSION-ID': transmission.transmission_id,
      'PAYPAL-TRANSMISSION-TIME': transmission.transmission_time,
      'PAYPAL-TRANSMISSION-SIG': sign('RSA-SHA256', signed(transmission, webhook.body), privateKey).toString(
        'base64',
      ),
    };
  }

  async isOwn(transmission: Transmission, signature: string, rawEvent: string): Promise<boolean> {
    if (transmission.webhook_id !== this.#webhookId) return false;
    const { publicKey } = await this.#keyPair();
    return verify('RSA-SHA256', signed(transmission, rawEvent), publicKey, Buffer.from(signature, 'base64'));
  }

  async publicKey(): Promise<string> {
    const { publicKey } = await this.#keyPair();
    return publicKey.export({ type: 'spki', format: 'pem' }).toString();
  }

  #keyPair() {
    this.#keys ??= promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
    return this.#keys;
  }
}

function signed(transmission: Transmission, body: string): Buffer {
  const { transmission_id, transmission_time, webhook_id } = transmission;
  return Buffer.from(`${transmission_id}|${transmission_time}|${webhook_id}|${crc32(body)}`);
}

/** The bytes of a JSON object's member as they were sent: PayPal signs those, not what they mean. */
export function rawMember(json: string, name: string): string | undefined {
  const key = json.indexOf(`"${name}"`);
  const start = key < 0 ? -1 : json.indexOf('{', key);
  if (start < 0) return undefined;
  let depth = 0;
  let isText = false;
  for (let at = start; at < json.length; at++) {
    const character = json[at];
    if (isText && character === '\\') at++;
    else if (character === '"') isText = !isText;
    else if (!isText && character === '{') depth++;
    else if (!isText && character === '}' && --depth === 0) return json.slice(start, at + 1);
  }
  return undefined;
}
