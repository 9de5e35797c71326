import type { SignedInUser } from '../../src/contract/account.ts';
import type { ShopFace } from './test-shop.ts';

export const ADMIN = { email: 'admin@example.com', password: 'Admin@1234' };
export const CUSTOMER = { email: 'customer@example.com', password: 'Customer@1234' };

/** A JSON request, as a browser sends it. */
export function json(method: string, body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

export function bearer(token: string): Record<string, string> {
  return { Authorization: `Bearer ${token}` };
}

export async function logIn(shop: ShopFace, who: { email: string; password: string }): Promise<SignedInUser> {
  const response = await shop.request('/api/users/login', json('POST', who));
  if (response.status !== 200) throw new Error(`login: ${response.status} ${await response.text()}`);
  return (await response.json()) as SignedInUser;
}

/** Waits until the shop has sent this address so many e-mails; returns the newest. */
export async function mailTo(shop: ShopFace, address: string, atLeast = 1) {
  return until(() => {
    const messages = shop.sandbox.mailbox.messages(address);
    return messages.length >= atLeast ? messages[0] : undefined;
  });
}

/** The six-digit code of the newest e-mail with one, once there are so many: one about the order may arrive after it. */
export async function codeFor(shop: ShopFace, address: string, atLeast = 1): Promise<string> {
  return until(() => {
    const messages = shop.sandbox.mailbox.messages(address);
    if (messages.length < atLeast) return undefined;
    return messages.map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1]).find((code) => code !== undefined);
  });
}

const TIMEOUT_MS = 15_000;

/** Polls until there is a value. */
export async function until<Found>(
  inspect: () => Found | undefined | Promise<Found | undefined>,
  patienceMs = TIMEOUT_MS,
): Promise<Found> {
  const end = Date.now() + patienceMs;
  // looking often at what takes long costs more time than it saves
  for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 1.25, 100)) {
    const found = await inspect();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`timed out after ${patienceMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** The cookies that a response set, as the browser sends them back. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

export const REGISTRATION = {
  name: 'Meena',
  email: 'meena@example.org',
  phone: '9876543210',
  password: 'Farm@1234',
  confirmPassword: 'Farm@1234',
  address: {
    doorNumber: '12A',
    street: 'Mill Street',
    area: 'Gandhi Nagar',
    district: 'Coimbatore',
    state: 'Tamil Nadu',
    pincode: '642001',
  },
};

/** A new customer, by the mailed code as in the browser. */
export async function register(shop: ShopFace, email: string): Promise<SignedInUser> {
  await shop.request('/api/otp/send-otp', json('POST', { email }));
  const otp = await codeFor(shop, email);
  const verified = await shop.request('/api/otp/verify-otp', json('POST', { email, otp }));
  const headers = { Cookie: cookieOf(verified) };
  const response = await shop.request(
    '/api/users/register',
    json('POST', { ...REGISTRATION, email }, headers),
  );
  if (response.status !== 200) throw new Error(`register: ${response.status} ${await response.text()}`);
  return (await response.json()) as SignedInUser;
}
