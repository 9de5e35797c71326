import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Of the 106 bytes of the shop's QR codes, the secret and the words around it need 55. */
const MAX_LABEL_BYTES = 51;
const MAX_ISSUER_BYTES = 24;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** In base32, as every authenticator app reads it. */
export function newTotpSecret(): string {
  return base32(randomBytes(SECRET_BYTES));
}

export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

/** The code of RFC 6238 with SHA-1, six digits and 30 seconds: what apps use whatever else they are told. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code this is: the current one, or a neighbour for a clock that is wrong or somebody who types slowly. */
export function findTotpStep(secret: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const current = totpStepAt(now);
  return [current, current - 1, current + 1].find((step) =>
    timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)),
  );
}

export function totpStepAt(now: number): number {
  return Math.floor(now / 1000 / STEP_SECONDS);
}

/** What the QR code holds. Long names are cut, so that it fits: apps only show them. */
export function totpUri({
  secret,
  account,
  issuer,
}: {
  secret: string;
  account: string;
  issuer: string;
}): string {
  const shop = encodedStart(issuer, MAX_ISSUER_BYTES);
  const label = `${shop}:${encodedStart(account, MAX_LABEL_BYTES - shop.length - 1)}`;
  return `otpauth://totp/${label}?secret=${secret}`;
}

function encodedStart(text: string, max: number): string {
  let start = '';
  for (const character of text) {
    const encoded = character === '@' ? character : encodeURIComponent(character);
    if (start.length + encoded.length > max) break;
    start += encoded;
  }
  return start;
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((character) => BASE32.indexOf(character).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
