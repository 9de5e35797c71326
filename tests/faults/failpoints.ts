import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { act, asAdmin } from '../support/admin-actions.ts';
import { hasNoGaps, notesOf } from '../support/credit-notes.ts';
import type { HeldWire } from '../support/held-connection.ts';
import type { MortalShop } from '../support/mortal-shop.ts';
import {
  agreeWallet,
  booksOf,
  type Payer,
  payUpi,
  payWallet,
  placedOrder,
  rows,
  sandbox,
  startUpi,
  startWallet,
} from '../support/payments.ts';
import { until } from '../support/people.ts';
import { atCheckout, SESAME } from '../support/sales.ts';

/** The shop and the proxied connections to its database and mail server. */
export interface Held {
  shop: MortalShop;
  database: HeldWire;
  mail: HeldWire;
}

/** Brings the shop to the point where it is killed; returns what must hold after the restart. */
export type Failpoint = (held: Held) => Promise<() => Promise<void>>;

interface ProviderBooks {
  faults: unknown[];
  orders: Record<string, { receipt?: string }>;
  captures: Record<string, unknown>;
  refunds: Record<string, unknown>;
}

async function booksAt(shop: MortalShop, provider: 'razorpay' | 'paypal'): Promise<ProviderBooks> {
  return (await (await shop.request('/sandbox/control/state')).json())[provider];
}

/** The next such call hangs before or after its effect. Resolves when the shop waits for it. */
async function hang(
  shop: MortalShop,
  call: { provider: 'razorpay' | 'paypal'; on: string; isDone: boolean },
  act: () => Promise<unknown>,
): Promise<void> {
  const { provider, on, isDone } = call;
  const countOf = ({ orders, captures = {}, refunds }: ProviderBooks) =>
    [orders, captures, refunds].reduce((sum, kind) => sum + Object.keys(kind).length, 0);
  const before = countOf(await booksAt(shop, provider));
  await sandbox(shop, `/control/${provider}/fault`, { fault: isDone ? 'answer-lost' : 'time-out', on });
  void act().catch(() => {});
  await until(async () => {
    const books = await booksAt(shop, provider);
    return (books.faults.length === 0 && countOf(books) === before + (isDone ? 1 : 0)) || undefined;
  });
}

const isPaidOnce = async (shop: MortalShop, { order }: Payer) => {
  await until(async () => (await booksOf(shop, order._id)).payment_status === 'COMPLETED' || undefined);
  expect(await booksOf(shop, order._id)).toMatchObject({
    status: 'PAYMENT',
    payments: [{ status: 'captured' }],
    refunds: [],
  });
};

const COMMIT = /\bcommit\b/i;

/** An order whose response was lost, retried with its idempotency key. */
const ordering =
  (when: 'said' | 'answered'): Failpoint =>
  async ({ shop, database }) => {
    const { who, me, checkout } = await atCheckout(shop);
    const key = { 'Idempotency-Key': randomUUID() };
    const reached = database.hold({ matches: COMMIT, after: /insert into "?orders"?/i, when });
    void me.post('/api/orders/create', checkout, key).catch(() => {});
    await reached;
    const own = () => rows(shop, 'select id from orders where user_id = $1', who.id);
    return async () => {
      expect(await own()).toHaveLength(when === 'said' ? 0 : 1);
      const { status, body } = await me.post('/api/orders/create', checkout, key);
      expect(status).toBe(201);
      expect(await own()).toEqual([{ id: body._id }]);
      await until(() => shop.world.mailbox.messages(who.email).length > 0 || undefined);
    };
  };

/** An e-mail cut off in the middle, or accepted without a confirmation. */
const mailing =
  (when: 'said' | 'answered'): Failpoint =>
  async ({ shop, mail }) => {
    // earlier e-mails must be delivered first: the proxy holds the first one it sees
    const unsent = () =>
      rows(
        shop,
        "select 1 from pgboss.job where name in ('mail', 'order-mail') and state in ('created', 'retry', 'active')",
      );
    await until(async () => (await unsent()).length === 0 || undefined);
    const reached = mail.hold({ matches: when === 'said' ? /^Subject:/m : /\r\n\.\r\n$/, when });
    const { who } = await placedOrder(shop);
    await reached;
    const emails = () => shop.world.mailbox.messages(who.email);
    return async () => {
      const copies = when === 'said' ? 1 : 2;
      await until(() => emails().length >= copies || undefined, 90_000);
      expect(new Set(emails().map(({ messageId }) => messageId)).size).toBe(1);
    };
  };

const startingUpi =
  (isDone: boolean): Failpoint =>
  async ({ shop }) => {
    const payer = await placedOrder(shop);
    await hang(shop, { provider: 'razorpay', on: 'POST /v1/orders', isDone }, () => startUpi(payer));
    return async () => {
      const token = await payUpi(shop, await startUpi(payer), { webhook: 'never' });
      expect((await payer.me.post('/api/orders/razorpay/verify-payment', token)).status).toBe(200);
      await isPaidOnce(shop, payer);
      const [attempt, ...others] = await rows<{ id: string }>(
        shop,
        'select id from payment_attempts where order_id = $1',
        payer.order._id,
      );
      expect(others).toEqual([]);
      const { orders } = await booksAt(shop, 'razorpay');
      expect(Object.values(orders).filter(({ receipt }) => receipt === attempt?.id)).toHaveLength(1);
    };
  };

const CAPTURE = 'POST /v2/checkout/orders/:id/capture';

const capturing =
  (isDone: boolean): Failpoint =>
  async ({ shop }) => {
    const payer = await placedOrder(shop);
    const orderId = await startWallet(payer);
    await agreeWallet(shop, orderId, { webhook: 'never' });
    const capture = () => payer.me.post('/api/orders/paypal/capture-order', { orderId });
    await hang(shop, { provider: 'paypal', on: CAPTURE, isDone }, capture);
    return async () => {
      expect((await booksOf(shop, payer.order._id)).payments).toEqual([]);
      expect((await capture()).status).toBe(200);
      await isPaidOnce(shop, payer);
    };
  };

/** A payment that only the browser reports. */
const verifying =
  (when: 'said' | 'answered'): Failpoint =>
  async ({ shop, database }) => {
    const payer = await placedOrder(shop);
    const token = await payUpi(shop, await startUpi(payer), { webhook: 'never' });
    const verify = () => payer.me.post('/api/orders/razorpay/verify-payment', token);
    const reached = database.hold({ matches: COMMIT, after: /insert into "?payments"?/i, when });
    void verify().catch(() => {});
    await reached;
    return async () => {
      expect((await booksOf(shop, payer.order._id)).payments).toHaveLength(when === 'said' ? 0 : 1);
      expect((await verify()).status).toBe(200);
      await isPaidOnce(shop, payer);
    };
  };

/** A payment that only the provider reports, killed while its event is stored or processed. */
const notified =
  (point: { matches: RegExp; after?: RegExp; when: 'said' | 'answered' }): Failpoint =>
  async ({ shop, database }) => {
    const payer = await placedOrder(shop);
    const razorpayOrder = await startUpi(payer);
    const reached = database.hold(point);
    await payUpi(shop, razorpayOrder, { webhook: 'after', browser: 'silent' });
    await reached;
    return () => isPaidOnce(shop, payer);
  };

const REFUND = 'POST /v2/payments/captures/:id/refund';

const refunding =
  (isDone: boolean): Failpoint =>
  async ({ shop }) => {
    const payer = await placedOrder(shop);
    const captureId = await payWallet(shop, payer, { webhook: 'never' });
    const cancel = () => payer.me.post(`/api/orders/${payer.order._id}/cancel`, {});
    await hang(shop, { provider: 'paypal', on: REFUND, isDone }, cancel);
    return async () => {
      const isBack = async () => (await booksOf(shop, payer.order._id)).refunds[0]?.status === 'processed';
      await until(async () => (await isBack()) || undefined, 40_000);
      expect((await booksOf(shop, payer.order._id)).refunds).toHaveLength(1);
      const held = (await shop.world.money()).find(({ id }) => id === captureId);
      expect(held?.refunded).toBe(held?.amount);
      expect(await notesOf(shop, payer.order._id)).toHaveLength(1);
    };
  };

/** The provider has accepted a refund by item; the shop dies before its credit note is written. */
const crediting: Failpoint = async ({ shop, database }) => {
  const payer = await placedOrder(shop, [{ ...SESAME, quantity: 3 }]);
  const id = payer.order._id;
  await payUpi(shop, await startUpi(payer), { webhook: 'after', browser: 'silent' });
  await isPaidOnce(shop, payer);
  const admin = await asAdmin(shop);
  const refund = () => act(admin, id, 'refund', { items: [{ line: 0, quantity: 1 }], reason: 'Leaked' });
  const reached = database.hold({ matches: /insert into "?credit_notes"?/i, when: 'said' });
  void refund().catch(() => {});
  await reached;
  const { payments } = await booksOf(shop, id);
  const returned = async () =>
    (await shop.world.money()).find((held) => held.id === payments[0]?.id)?.refunded;
  expect(await notesOf(shop, id)).toEqual([]);
  return async () => {
    const notesBecome = (count: number) =>
      until(async () => {
        const notes = await notesOf(shop, id);
        const { refunds } = await booksOf(shop, id);
        const isDone = refunds.length === count && refunds.every(({ status }) => status === 'processed');
        return isDone && notes.length === count ? notes : undefined;
      }, 40_000);
    const [first] = await notesBecome(1);
    expect((await refund()).status).toBe(200);
    const [same, second] = await notesBecome(2);
    expect([same?.number, second?.total]).toEqual([first?.number, first?.total]);
    expect(await returned()).toBe(2 * (first?.total ?? 0));
    expect(await hasNoGaps(shop)).toBe(true);
  };
};

const MAX_STORED = /insert into "?provider_events"?/i;

/** The points of one run are reached one after the other; then the shop is killed. One queue runs one job at a time. */
export const LIVES: Record<string, Record<string, Failpoint>> = {
  'orders, and money that is about to move': {
    'before an order is committed': ordering('said'),
    'after an order is committed, before the answer': ordering('answered'),
    'before Razorpay has made its order': startingUpi(false),
    'after Razorpay has made its order, before we know it': startingUpi(true),
    'before PayPal has taken the money': capturing(false),
    'after PayPal has taken the money, before we know it': capturing(true),
    'in the midst of a letter': mailing('said'),
    'after Razorpay has accepted a refund, before its credit note': crediting,
  },
  'money that has moved': {
    'after a payment is committed, before the answer': verifying('answered'),
    'before a provider’s event is kept': notified({ matches: COMMIT, after: MAX_STORED, when: 'said' }),
    'after an event is kept, before the provider hears so': notified({
      matches: COMMIT,
      after: MAX_STORED,
      when: 'answered',
    }),
    'before PayPal has given money back': refunding(false),
    'before a payment is committed': verifying('said'),
    'after a letter is taken, before we know it': mailing('answered'),
  },
  'work beside requests': {
    'after PayPal has given money back, before we know it': refunding(true),
    'while an event is looked into': notified({ matches: /update "?provider_events"?/i, when: 'said' }),
  },
};
