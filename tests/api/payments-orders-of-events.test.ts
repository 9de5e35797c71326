import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  booksOf,
  eventsDone,
  openPayments,
  payUpi,
  placedOrder,
  sandbox,
  startUpi,
} from '../support/payments.ts';
import { until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const NEWS = ['payment.authorized', 'payment.captured', 'order.paid', 'refund.processed'];

interface Webhook {
  id: string;
  event: string;
  about: string;
}

async function notify(about: string, event: string): Promise<void> {
  const list: Webhook[] = await (await shop.request('/sandbox/control/razorpay/webhooks')).json();
  const webhook = list.find((candidate) => candidate.about === about && candidate.event === event);
  if (!webhook) throw new Error(`no ${event}`);
  await sandbox(shop, `/control/razorpay/webhooks/${webhook.id}/send`);
  await until(async () => (await eventsDone(shop)) || undefined);
}

/** All permutations. */
function ordersOf(news: string[]): string[][] {
  if (news.length < 2) return [news];
  return news.flatMap((first) =>
    ordersOf(news.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
}

test('61 62 in every of the 24 orders of events, and however often they are repeated, the result is the same', async () => {
  const deps = await openPayments(shop);
  const orders = ordersOf(NEWS).values();
  const again = fc.array(fc.constantFrom(...NEWS), { maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(again, fc.boolean(), async (repeats, isRefundedFirst) => {
      const news = orders.next().value ?? [];
      expect(news).toHaveLength(4);
      const payer = await placedOrder(shop);
      const razorpayOrder = await startUpi(payer);
      await payUpi(shop, razorpayOrder, { webhook: 'never', browser: 'silent' });
      const refund = async () => {
        const payments = await deps.razorpay.getOrderPayments(razorpayOrder);
        const [payment] = payments.is === 'ok' ? payments.value : [];
        if (!payment) throw new Error('no payment');
        await sandbox(shop, '/control/razorpay/next-refund', { webhook: 'never' });
        const { id: paymentId, amountMinor } = payment;
        await deps.razorpay.refund({ paymentId, amountMinor, idempotencyKey: `by-hand-${paymentId}` });
      };
      if (isRefundedFirst) await refund();
      for (const event of news) {
        if (event === 'refund.processed' && !isRefundedFirst) await refund();
        await notify(razorpayOrder, event);
      }
      for (const event of repeats) await notify(razorpayOrder, event);
      expect(await booksOf(shop, payer.order._id)).toMatchObject({
        status: 'CANCELLED',
        payment_status: 'REFUNDED',
        deleted: false,
        holds_stock: false,
        payments: [{ status: 'captured', amount: payer.order.totalPrice * 100 }],
        refunds: [{ status: 'processed', amount: payer.order.totalPrice * 100 }],
      });
      expect((await payer.me.get('/api/cart')).body.items).toEqual([]);
    }),
    { numRuns: 24, endOnFailure: true },
  );
  await deps.close();
}, 120_000);
