import type { OrderDetail } from '../../src/contract/admin/orders.ts';
import { type Admin, act } from './admin-actions.ts';
import { recordCash } from './cash-orders.ts';
import { booksOf, payUpi, rows, startUpi } from './payments.ts';
import { until } from './people.ts';
import { randomFrom } from './random-months.ts';
import { ADDRESS, atCheckout, type Line } from './sales.ts';
import type { TestShop } from './test-shop.ts';

type Random = ReturnType<typeof randomFrom>;
type Payer = Awaited<ReturnType<typeof atCheckout>> & { order: { _id: string; totalPrice: number } };
type Stage = 'paid' | 'delivered' | 'cash-open' | 'cash-shipped' | 'closed';

const PLACES = [
  { state: 'Tamil Nadu', pincode: '642001' },
  { state: 'Karnataka', pincode: '560001' },
  { state: 'Kerala', pincode: '682001' },
];
const FEE = 30;
/** Webhooks wait behind the e-mails of the other sales. */
const PATIENCE_MS = 60_000;
export const COUPON = 'MONTHS';
/** Prices that no rate divides evenly. */
export const SIZES = [
  { productId: 'wood-pressed-sesame-oil', size: 'months a', price: 1_133_33 },
  { productId: 'wood-pressed-coconut-oil', size: 'months b', price: 619_99 },
  { productId: 'a2-cow-ghee', size: 'months c', price: 87_07 },
];

/** A sale through the shop's own API: placed, then a random step whenever `advance` is called. */
export interface Sale {
  id: string;
  stage: () => Stage;
  advance: () => Promise<void>;
  /** Pieces that are no longer on the shelf. */
  taken: () => Map<string, number>;
}

interface World {
  shop: TestShop;
  admin: () => Admin;
}

export async function startSale(world: World, seed: number): Promise<Sale> {
  const random = randomFrom(seed);
  for (let skipped = 0; skipped < 5; skipped += 1) random.below(2);
  const lines = SIZES.filter((_, index) => index === 0 || random.isOne(0.6)).map(({ productId, size }) => ({
    ...{ productId, size },
    quantity: 1 + random.below(4),
  }));
  const payer = await place(world.shop, random, lines);
  const taken = new Map(lines.map(({ size, quantity }) => [size, quantity]));
  const sale = { ...world, random, payer, lines, taken, id: payer.order._id };
  let stage = await begin(sale);
  return {
    id: sale.id,
    stage: () => stage,
    taken: () => taken,
    advance: async () => {
      stage = await steps[stage](sale);
    },
  };
}

interface Open extends World {
  random: Random;
  payer: Payer;
  lines: Line[];
  taken: Map<string, number>;
  id: string;
}

async function place(shop: TestShop, random: Random, lines: Line[]): Promise<Payer> {
  const place = random.of(PLACES);
  const { who, me, checkout } = await atCheckout(shop, lines, {
    ...{ ...place, address: { ...ADDRESS, ...place } },
    couponCode: random.isOne(0.4) ? COUPON : null,
  });
  const first = await me.post('/api/orders/create', checkout);
  // the server tells coupon and delivery charge
  const { discount, totalPrice } = first.body.fresh ?? {};
  const placed =
    first.status === 201 ? first : await me.post('/api/orders/create', { ...checkout, discount, totalPrice });
  if (placed.status !== 201)
    throw new Error(`order: ${JSON.stringify(first.body)} ${JSON.stringify(placed.body)}`);
  return { who, me, checkout, order: placed.body };
}

/** Paid online, paid outside of the shop, cash at the door, or given up. */
async function begin(sale: Open): Promise<Stage> {
  const { shop, random, payer, id } = sale;
  const way = random.of([
    'online',
    'online',
    'outside',
    'outside',
    'outside',
    'cash',
    'cash',
    'cash',
    'none',
  ]);
  if (way === 'none') {
    await ok(payer.me.remove(`/api/orders/${id}`));
    return closed(sale);
  }
  if (way === 'cash') {
    const totalPrice = Math.round((payer.order.totalPrice + FEE) * 100) / 100;
    await ok(payer.me.post('/api/orders/cash-on-delivery', { orderId: id, totalPrice }));
    payer.order = { ...payer.order, totalPrice };
    return 'cash-open';
  }
  if (way === 'online') {
    await payUpi(shop, await startUpi(payer));
    await until(async () => ((await booksOf(shop, id)).status === 'PAYMENT' ? true : undefined), PATIENCE_MS);
  } else {
    await ok(act(sale.admin(), id, 'confirm'));
    await ok(act(sale.admin(), id, 'pay', { method: random.of(['cash', 'bank']) }));
  }
  return 'paid';
}

const steps: Record<Stage, (sale: Open) => Promise<Stage>> = {
  paid: async (sale) => {
    const step = sale.random.of(['cancel', 'by-customer', 'refund', 'ship', 'ship', 'ship']);
    if (step === 'refund') return refundItems(sale, 'paid');
    if (step === 'ship') {
      await ship(sale);
      await ok(act(sale.admin(), sale.id, 'deliver'));
      return 'delivered';
    }
    const byCustomer =
      step === 'by-customer' &&
      (await sale.payer.me.post(`/api/orders/${sale.id}/cancel`, {})).status === 200;
    if (!byCustomer) await ok(act(sale.admin(), sale.id, 'cancel', { reason: 'Sold out' }));
    await refundsDone(sale);
    return closed(sale);
  },
  delivered: (sale) => {
    const step = sale.random.of(['nothing', 'nothing', 'nothing', 'refund', 'return']);
    if (step === 'nothing') return Promise.resolve('delivered');
    return step === 'refund' ? refundItems(sale, 'delivered') : returnItems(sale);
  },
  'cash-open': async (sale) => {
    if (sale.random.isOne(0.2)) {
      await ok(act(sale.admin(), sale.id, 'cancel', { reason: 'Not reached' }));
      return closed(sale);
    }
    await ship(sale);
    return 'cash-shipped';
  },
  'cash-shipped': async (sale) => {
    const step = sale.random.of(['wait', 'received', 'received', 'back']);
    if (step === 'wait') return 'cash-shipped';
    if (step === 'received') {
      await ok(act(sale.admin(), sale.id, 'deliver'));
      await ok(recordCash(sale.admin(), sale.payer.order));
      await until(
        async () => ((await booksOf(sale.shop, sale.id)).payment_status === 'COMPLETED' ? true : undefined),
        PATIENCE_MS,
      );
      return 'delivered';
    }
    const restock = sale.random.isOne(0.5);
    await ok(
      act(sale.admin(), sale.id, 'undelivered', { why: sale.random.of(['door', 'returned']), restock }),
    );
    return restock ? closed(sale) : 'closed';
  },
  closed: () => Promise.resolve('closed'),
};

/** All pieces are on the shelf again. */
function closed({ taken }: Open): Stage {
  taken.clear();
  return 'closed';
}

const ship = (sale: Open) =>
  ok(act(sale.admin(), sale.id, 'ship', { courier: 'ST Courier', trackingNumber: sale.id }));

/** Some pieces of the first line with a share of the charges, or a part of its price. */
async function refundItems(sale: Open, stage: Stage): Promise<Stage> {
  const input = await chosen(sale);
  if (input) await ok(act(sale.admin(), sale.id, 'refund', { ...input, reason: 'Leaked' }));
  await refundsDone(sale);
  // nothing of the payment is left: an order that was not shipped is over
  const { status, payment_status: payment } = await booksOf(sale.shop, sale.id);
  if (stage !== 'paid' || payment !== 'REFUNDED') return stage;
  if (status !== 'CANCELLED') await ok(act(sale.admin(), sale.id, 'cancel', { reason: 'All of it' }));
  return closed(sale);
}

async function chosen({ random, ...sale }: Open) {
  const { body } = await sale.admin().get(`/api/admin/orders/${sale.id}/refund-preview?items=`);
  const left = (body.lines as { line: number; left: number }[]).filter((line) => line.left > 0);
  if (left.length === 0) return undefined;
  const { line, left: pieces } = random.of(left);
  return {
    items: [{ line, quantity: 1 + random.below(pieces) }],
    ...(random.isOne(0.5) && { charges: true }),
  };
}

/** Asked, accepted, received with some pieces back on the shelf, refunded by item. */
async function returnItems(sale: Open): Promise<Stage> {
  const { id, payer, random, admin, lines, taken } = sale;
  const input = await chosen(sale);
  if (!input) return 'delivered';
  const asked = await payer.me.post(`/api/orders/${id}/requests`, { kind: 'return', text: 'Leaks' });
  // a month later it is too late for the customer, not for the shop
  if (asked.status === 409) return refundItems(sale, 'delivered');
  const requestId = asked.body.requests[0]._id;
  await ok(admin().post(`/api/admin/requests/${requestId}/answer`, { accept: true, answer: 'Yes' }));
  const step = async (name: string, about: object) => {
    const { version } = (await admin().get(`/api/admin/orders/${id}`)).body as OrderDetail;
    await ok(admin().post(`/api/admin/requests/${requestId}/steps`, { version, ...about, step: name }));
  };
  const { line, quantity } = input.items[0] ?? { line: 0, quantity: 0 };
  const { productId, size } = lines[line] as Line;
  const back = random.below(quantity + 1);
  await step('receive', { restocked: back > 0 ? [{ productId, size, quantity: back }] : [] });
  taken.set(size, (taken.get(size) ?? 0) - back);
  await step('refund', { ...input, reason: 'Return' });
  await refundsDone(sale);
  // a second return would need another window of time: the sale is over
  return 'closed';
}

/** Every refund is accepted. The shop sends cash back itself, sometimes later. */
async function refundsDone({ shop, id, admin, random }: Open): Promise<void> {
  const open = await until(async () => {
    const refunds = await rows<{ id: string; provider: string; accepted: boolean }>(
      shop,
      `select r.id, p.provider, r.provider_refund_id is not null accepted from refunds r
       join payments p on p.id = r.payment_id where p.order_id = $1 and r.status <> 'processed' order by r.created_at`,
      id,
    );
    return refunds.every(({ provider, accepted }) => provider === 'cash-on-delivery' && accepted)
      ? refunds
      : undefined;
  }, PATIENCE_MS);
  for (const refund of open)
    if (random.isOne(0.7)) await ok(admin().post(`/api/admin/orders/${id}/refunds/${refund.id}/sent`, {}));
}

async function ok<Response extends { status: number; body: unknown }>(
  sent: Promise<Response>,
): Promise<Response> {
  const response = await sent;
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
  return response;
}
