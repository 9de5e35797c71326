import { generateKeyPair, type KeyObject, randomUUID, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import type { Webhook } from '../kit/webhook-dispatcher.ts';

interface Transmission {
  transmission_id: string;
  transmission_time: string;
  webhook_id: string;
}

/** Signs webhooks with a key pair of this process, and verifies signatures for PayPal's verify call. */
export class PaypalSigner {
  readonly #webhookId: string;
  readonly #certUrl: string;

  constructor(webhookId: string, certUrl: string) {
    this.#webhookId = webhookId;
    this.#certUrl = certUrl;
  }

  async headersFor(webhook: Webhook): Promise<Record<string, string>> {
    const { privateKey } = await keyPair();
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
      'PAYPAL-TRANSMISSION-SIG': sign(
        'RSA-SHA256',
        signedText(transmission, webhook.body),
        privateKey,
      ).toString('base64'),
    };
  }

  async verify(transmission: Transmission, signature: string, rawEvent: string): Promise<boolean> {
    if (transmission.webhook_id !== this.#webhookId) return false;
    const { publicKey } = await keyPair();
    return verify(
      'RSA-SHA256',
      signedText(transmission, rawEvent),
      publicKey,
      Buffer.from(signature, 'base64'),
    );
  }

  async publicKey(): Promise<string> {
    const { publicKey } = await keyPair();
    return publicKey.export({ type: 'spki', format: 'pem' }).toString();
  }
}

let keys: Promise<{ privateKey: KeyObject; publicKey: KeyObject }> | undefined;

/** One for all sandboxes of a process, made at the first use: it takes a third of a second of CPU time. */
function keyPair() {
  keys ??= promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return keys;
}

function signedText(transmission: Transmission, body: string): Buffer {
  const { transmission_id, transmission_time, webhook_id } = transmission;
  return Buffer.from(`${transmission_id}|${transmission_time}|${webhook_id}|${crc32(body)}`);
}

/** The raw JSON text of an object member: PayPal signs the bytes as sent. */
export function rawMember(json: string, name: string): string | undefined {
  const key = json.indexOf(`"${name}"`);
  const start = key < 0 ? -1 : json.indexOf('{', key);
  if (start < 0) return undefined;
  let depth = 0;
  let isInString = false;
  for (let at = start; at < json.length; at++) {
    const character = json[at];
    if (isInString && character === '\\') at++;
    else if (character === '"') isInString = !isInString;
    else if (!isInString && character === '{') depth++;
    else if (!isInString && character === '}' && --depth === 0) return json.slice(start, at + 1);
  }
  return undefined;
}
