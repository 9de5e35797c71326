import { randomUUID } from 'node:crypto';
import { requestKinds } from '../../src/rules/returns.ts';
import { ADDRESS } from '../support/sales.ts';
import type { CustomerAct, Step } from './walk-steps.ts';
import { at, type Fields, store, type Walker } from './walker.ts';

interface CartItem {
  productId: { _id: string };
  size: string;
  price: number;
  quantity: number;
}

type Perform = (walker: Walker, step: Step) => Promise<unknown>;

const meOf = ({ customers }: Walker, { who }: Step) => at(customers, who) ?? {};
/** An order of either customer, or none that exists. */
const orderOf = ({ orders }: Walker, { pick }: Step) => at(orders, pick) ?? randomUUID();

/** A post of the customer about something of the walk. */
const post =
  (path: string, bodyOf: Perform): Perform =>
  async (walker, step) =>
    walker.call(meOf(walker, step), path, await bodyOf(walker, step), step);

/** The checkout of what is in the cart. */
async function checkout(walker: Walker, step: Step): Promise<Fields> {
  const { items = [] } = (await walker.call(meOf(walker, step), 'GET /api/cart')) as { items?: CartItem[] };
  const total = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  return {
    name: 'Meena',
    phone: '9876543210',
    address: ADDRESS,
    state: ADDRESS.state,
    pincode: ADDRESS.pincode,
    addressLatLng: { lat: '11.0168', lng: '76.9558' },
    couponCode: null,
    discount: 0,
    totalPrice: total / 100,
    items: items.map(({ productId, size, price, quantity }) => ({
      product: productId._id,
      size,
      price,
      quantity,
    })),
  };
}

export const customerSteps: Record<CustomerAct, Perform> = {
  cart: post('POST /api/cart', async ({ lines }, { pick, number }) => ({
    ...at(lines, pick),
    quantity: number,
  })),
  order: async (walker, step) => {
    const body = await checkout(walker, step);
    const placed = await walker.call(meOf(walker, step), 'POST /api/orders/create', body, step);
    store(walker.orders, placed._id);
  },
  twice: async (walker, step) => {
    const body = await checkout(walker, step);
    const headers = { ...meOf(walker, step), 'Idempotency-Key': randomUUID() };
    const place = () => walker.call(headers, 'POST /api/orders/create', body);
    const placed = await Promise.all([place(), place(), place()]);
    const ids = new Set(placed.map(({ _id }) => _id).filter(Boolean));
    if (ids.size > 1) walker.faults.push(`one key, ${ids.size} orders`);
    store(walker.orders, [...ids][0]);
  },
  delete: (walker, step) => walker.call(meOf(walker, step), `DELETE /api/orders/${orderOf(walker, step)}`),
  cancel: (walker, step) =>
    walker.call(meOf(walker, step), `POST /api/orders/${orderOf(walker, step)}/cancel`, {}, step),
  reorder: (walker, step) =>
    walker.call(meOf(walker, step), `POST /api/orders/${orderOf(walker, step)}/reorder`, {}, step),
  'start-upi': async (walker, step) => {
    const body = { orderId: orderOf(walker, step) };
    const started = await walker.call(
      meOf(walker, step),
      'POST /api/orders/razorpay/create-order',
      body,
      step,
    );
    store(walker.upi, started.orderId);
  },
  'pay-upi': async (walker, { pick, number, flag }) => {
    const outcome = flag || number < 3 ? 'pay' : 'fail';
    const webhook = at(['never', 'after', 'twice', 'before'], pick);
    const path = `POST /sandbox/razorpay/v1/orders/${at(walker.upi, pick) ?? 'order_none'}/simulate`;
    walker.tokens.push(await walker.call({}, path, { outcome, webhook, again: true }));
  },
  verify: post(
    'POST /api/orders/razorpay/verify-payment',
    async ({ tokens }, { pick }) => at(tokens, pick) ?? {},
  ),
  'start-wallet': async (walker, step) => {
    const body = { orderId: orderOf(walker, step) };
    const started = await walker.call(meOf(walker, step), 'POST /api/orders/paypal/create-order', body, step);
    store(walker.wallet, started.orderId);
  },
  approve: (walker, { pick, flag }) => {
    const path = `POST /sandbox/paypal/v2/checkout/orders/${at(walker.wallet, pick) ?? 'none'}/simulate`;
    return walker.call({}, path, { outcome: flag ? 'approve' : 'capture' });
  },
  capture: async (walker, step) => {
    const body = { orderId: at(walker.wallet, step.pick) ?? 'none' };
    const captured = await walker.call(
      meOf(walker, step),
      'POST /api/orders/paypal/capture-order',
      body,
      step,
    );
    store(walker.captures, captured.paymentId);
  },
  pay: post('PUT /api/orders/pay', async ({ captures }, { pick }) => ({
    paymentId: at(captures, pick) ?? 'none',
  })),
  request: async (walker, step) => {
    const { pick, number, flag } = step;
    const orderId = orderOf(walker, step);
    const items = flag ? [{ line: 0, quantity: number }] : [];
    const body = { kind: at([...requestKinds], pick), text: 'Broken', photos: [], items };
    const { _id } = await walker.call(meOf(walker, step), `POST /api/orders/${orderId}/requests`, body, step);
    if (typeof _id === 'string') walker.requests.push({ id: _id, orderId });
  },
  sent: (walker, step) => {
    const asked = at(walker.requests, step.pick);
    const orderId = asked?.orderId ?? orderOf(walker, step);
    const path = `POST /api/orders/${orderId}/requests/${asked?.id ?? orderId}/sent`;
    return walker.call(meOf(walker, step), path, { tracking: 'P1' }, step);
  },
  'after-sale': async (walker, step) => {
    const orderId = orderOf(walker, step);
    const found = await walker.call(meOf(walker, step), `GET /api/orders/${orderId}/after-sale`);
    const { requests = [] } = found as { requests?: { _id: string }[] };
    for (const { _id } of requests) walker.requests.push({ id: _id, orderId });
  },
};
