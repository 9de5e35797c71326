import { randomInt, randomUUID } from 'node:crypto';
import type { MortalShop } from '../support/mortal-shop.ts';
import { agreeWallet, payUpi, rows } from '../support/payments.ts';
import { json, until } from '../support/people.ts';
import { as, checkoutOf, makeShopper, SESAME, type Shopper } from '../support/sales.ts';

export const COUPON = 'CRASH10';
export const START_STOCK = 1_000_000;

/** What a customer learned about the order, and from whom. */
export interface Visit {
  who: Shopper;
  orderId: string;
  /** Money left the customer's account. */
  hasPaid: boolean;
  /** The shop confirmed the payment. */
  wasShownPaid: boolean;
}

/** Limited stock and a coupon that is soon used up. */
export async function stockShop(shop: MortalShop, couponUses: number): Promise<void> {
  await rows(
    shop,
    "update food_sizes set stock = $2 where food_id = $1 and size = '1 L'",
    SESAME.productId,
    START_STOCK,
  );
  await rows(
    shop,
    "insert into coupons (code, offer_percentage, expires_at, limit_total) values ($1, 10, '2031-12-31', $2)",
    COUPON,
    couponUses,
  );
}

/** A customer who fills the cart, orders and pays by one of the usual flows, whatever happens to the shop. */
export async function visit(shop: MortalShop): Promise<Visit> {
  // the database may be unreachable for the test too
  const who = await until(() => makeShopper(shop).catch(() => undefined), 120_000);
  const me = as(shop.patient, who);
  const quantity = randomInt(3, 7);
  await expectStatus(200, me.post('/api/cart', { ...SESAME, quantity }));
  const orderId = await order(shop, who);
  const pay = [payByUpi, payByUpi, payByUpiAndLeave, payByWallet, payByWallet, leave][randomInt(6)] ?? leave;
  return { who, orderId, ...(await pay(shop, who, orderId)) };
}

async function order(shop: MortalShop, who: Shopper): Promise<string> {
  const me = as(shop.patient, who);
  const plain = await checkoutOf(shop.patient, who);
  const subtotal = Math.round(plain.totalPrice * 100);
  const discount = Math.round(subtotal / 10);
  const wishes = [
    ...(randomInt(2)
      ? [{ couponCode: COUPON, discount: discount / 100, totalPrice: (subtotal - discount) / 100 }]
      : []),
    {},
  ];
  for (const wish of wishes) {
    const { status, body } = await me.post(
      '/api/orders/create',
      { ...plain, ...wish },
      { 'Idempotency-Key': randomUUID() },
    );
    if (status === 201) return body._id;
    if (body.code !== 'coupon-refused') throw new Error(`order: ${status} ${JSON.stringify(body)}`);
  }
  throw new Error('the order was refused');
}

type Flow = (
  shop: MortalShop,
  who: Shopper,
  orderId: string,
) => Promise<Pick<Visit, 'hasPaid' | 'wasShownPaid'>>;

/** How a provider reports a payment, if at all. */
const someWebhook = () => ({ webhook: ['after', 'before', 'twice', 'never'][randomInt(4)] });

const leave: Flow = async () => ({ hasPaid: false, wasShownPaid: false });

const payByUpi: Flow = async (shop, who, orderId) => {
  const me = as(shop.patient, who);
  const started = await expectStatus(200, me.post('/api/orders/razorpay/create-order', { orderId }));
  const token = await payUpi(shop, started.orderId, someWebhook());
  const { success } = await expectStatus(200, me.post('/api/orders/razorpay/verify-payment', token));
  return { hasPaid: true, wasShownPaid: success };
};

/** The phone dies after the payment: only the provider can notify the shop, and perhaps it does not. */
const payByUpiAndLeave: Flow = async (shop, who, orderId) => {
  const started = await expectStatus(
    200,
    as(shop.patient, who).post('/api/orders/razorpay/create-order', { orderId }),
  );
  await payUpi(shop, started.orderId, { ...someWebhook(), browser: 'silent' });
  return { hasPaid: true, wasShownPaid: false };
};

const payByWallet: Flow = async (shop, who, orderId) => {
  const me = as(shop.patient, who);
  const started = await expectStatus(200, me.post('/api/orders/paypal/create-order', { orderId }));
  await agreeWallet(shop, started.orderId, someWebhook());
  const captured = await me.post('/api/orders/paypal/capture-order', { orderId: started.orderId });
  // the response to the first try was lost in the crash, and the order is paid by now
  if (captured.body.code === 'order-paid') return { hasPaid: true, wasShownPaid: true };
  if (captured.status !== 200)
    throw new Error(`capture: ${captured.status} ${JSON.stringify(captured.body)}`);
  const response = await shop.patient.request(
    '/api/orders/pay',
    json('PUT', { paymentId: captured.body.paymentId }, { Authorization: `Bearer ${who.token}` }),
  );
  return { hasPaid: true, wasShownPaid: response.status === 200 };
};

async function expectStatus(status: number, asked: ReturnType<ReturnType<typeof as>['post']>) {
  const response = await asked;
  if (response.status !== status) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
  return response.body;
}
