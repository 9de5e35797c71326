import { createPaypal, type Paypal } from '../../extensions/paypal/paypal-client.ts';
import { createRazorpay, type Razorpay } from '../../extensions/razorpay/razorpay-client.ts';
import type { HttpSettings } from '../../src/extension/http-settings.ts';
import { mountPayments } from '../../src/server/payments/mount-payments.ts';
import { paymentActions } from '../../src/server/payments/payment-actions.ts';
import { createPaymentDeps, type PaymentDeps } from '../../src/server/payments/payment-deps.ts';
import { openJobs } from '../../src/server/platform/jobs.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { paypalOf, razorpayOf } from './payment-settings.ts';
import { json } from './people.ts';
import { atCheckout, type Line } from './sales.ts';
import type { ReachableShop, TestShop } from './test-shop.ts';

/** A customer with an unpaid order. */
export async function placedOrder(shop: ReachableShop, lines?: Line[], changes?: Record<string, unknown>) {
  const { who, me, checkout } = await atCheckout(shop, lines, changes);
  const { status, body } = await me.post('/api/orders/create', checkout);
  if (status !== 201) throw new Error(`order: ${status} ${JSON.stringify(body)}`);
  return {
    who,
    me: { ...me, ...putting(shop, who) },
    order: body as { _id: string; number: number; totalPrice: number },
  };
}

function putting(shop: ReachableShop, { token }: { token: string }) {
  return {
    put: async (path: string, body: unknown) => {
      const response = await shop.request(path, json('PUT', body, { Authorization: `Bearer ${token}` }));
      return { status: response.status, body: await response.json() };
    },
  };
}

export type Payer = Awaited<ReturnType<typeof placedOrder>>;

/** Calls the sandbox: its control API, and the buyer's side. */
export async function sandbox(shop: ReachableShop, path: string, body: object = {}) {
  const response = await shop.request(`/sandbox${path}`, json('POST', body));
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

/** Starts a payment by UPI and returns Razorpay's order id. */
export async function startUpi({
  me,
  order,
}: {
  me: Pick<Payer['me'], 'post'>;
  order: Pick<Payer['order'], '_id'>;
}): Promise<string> {
  const { status, body } = await me.post('/api/orders/razorpay/create-order', { orderId: order._id });
  if (status !== 200) throw new Error(`create-order: ${status} ${JSON.stringify(body)}`);
  return body.orderId;
}

/** The buyer pays in the UPI window; returns what the browser gets. */
export async function payUpi(shop: ReachableShop, razorpayOrderId: string, how: object = {}) {
  return (await sandbox(shop, `/razorpay/v1/orders/${razorpayOrderId}/simulate`, how)).body;
}

export async function startWallet({ me, order }: Payer): Promise<string> {
  const { status, body } = await me.post('/api/orders/paypal/create-order', { orderId: order._id });
  if (status !== 200) throw new Error(`create-order: ${status} ${JSON.stringify(body)}`);
  return body.orderId;
}

/** The buyer approves in PayPal's window. */
export async function agreeWallet(shop: ReachableShop, paypalOrderId: string, how: object = {}) {
  return (await sandbox(shop, `/paypal/v2/checkout/orders/${paypalOrderId}/simulate`, how)).body;
}

/** The complete flow of PayPal; returns the capture's id. */
export async function payWallet(shop: ReachableShop, payer: Payer, how: object = {}): Promise<string> {
  const paypalOrderId = await startWallet(payer);
  await agreeWallet(shop, paypalOrderId, how);
  const { status, body } = await payer.me.post('/api/orders/paypal/capture-order', {
    orderId: paypalOrderId,
  });
  if (status !== 200) throw new Error(`capture-order: ${status} ${JSON.stringify(body)}`);
  return body.paymentId;
}

export async function rows<Row = Record<string, unknown>>(
  shop: ReachableShop,
  sql: string,
  ...values: unknown[]
) {
  return (await shop.database.pool.query(sql, values)).rows as Row[];
}

/** The recorded status, payments and refunds of an order. */
export async function booksOf(shop: ReachableShop, orderId: string) {
  const [order] = await rows<{
    status: string;
    payment_status: string;
    deleted: boolean;
    holds_stock: boolean;
  }>(
    shop,
    'select status, payment_status, deleted_at is not null deleted, holds_stock from orders where id = $1',
    orderId,
  );
  const payments = await rows<{ provider: string; id: string; status: string; amount: number }>(
    shop,
    `select provider, provider_payment_id id, status, amount_minor amount from payments where order_id = $1
     order by created_at, id`,
    orderId,
  );
  const refunds = await rows<{ status: string; amount: number; payment: string }>(
    shop,
    `select r.status, r.amount_minor amount, p.provider_payment_id payment from refunds r
     join payments p on p.id = r.payment_id where p.order_id = $1 order by r.created_at`,
    orderId,
  );
  return { ...order, payments, refunds };
}

/** Whether every received event was processed. */
export async function eventsDone(shop: ReachableShop): Promise<boolean> {
  return (await rows(shop, 'select 1 from provider_events where processed_at is null')).length === 0;
}

/** Moves the start of an order's attempts so many minutes into the past. */
export function ageAttempts(shop: ReachableShop, orderId: string, minutes: number) {
  return rows(
    shop,
    'update payment_attempts set created_at = created_at - make_interval(mins => $2), checked_at = null where order_id = $1',
    orderId,
    minutes,
  );
}

/** Dependencies for calling use-cases directly, and clients of the two providers. */
export interface OpenPayments extends PaymentDeps {
  razorpay: Razorpay;
  paypal: Paypal;
  close: () => Promise<void>;
}

/** With the test's own timeouts and retries. */
export async function openPayments(
  shop: TestShop,
  settings: HttpSettings = { timeoutMs: 1000, tries: 2, backoffMs: 1 },
): Promise<OpenPayments> {
  return {
    ...(await openPaymentDeps(shop, settings)),
    razorpay: createRazorpay(razorpayOf(shop.config), settings),
    paypal: createPaypal(paypalOf(shop.config), settings),
  };
}

/** The same for a shop with any extensions. */
export async function openPaymentDeps(
  { config, sender, seller, database: { db }, databaseUrl }: TestShop,
  settings: HttpSettings,
): Promise<PaymentDeps & { close: () => Promise<void> }> {
  const log = createLog('silent');
  const jobs = await openJobs(databaseUrl, log, []);
  const payments = await mountPayments(config, log, settings);
  return {
    ...createPaymentDeps({ config, payments, db, jobs, log, sender, seller }),
    close: () => jobs.stop(),
  };
}

/** Calls a payment method's own route without HTTP, with the timeouts of `deps`. */
export function callRoute(deps: PaymentDeps, path: string, userId: string, body: object) {
  for (const mounted of deps.payments) {
    const route = mounted.server().routes?.find((candidate) => candidate.path === path);
    if (route) return route.handle({ userId, body }, paymentActions(deps, mounted));
  }
  throw new Error(`no route ${path}`);
}
