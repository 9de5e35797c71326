import { createHmac } from 'node:crypto';
import { razorpayId } from '../kit/ids.ts';
import type { NewWebhook, Webhook } from '../kit/webhook-dispatcher.ts';
import { nowInSeconds, type Order, type Payment, type Refund } from './entities.ts';

const ACCOUNT = 'acc_ChekkuSandbox1';

/** An event with a snapshot of its entities. */
export function razorpayEvent(
  event: string,
  contains: { payment?: Payment; order?: Order; refund?: Refund },
): NewWebhook {
  const body = JSON.stringify({
    entity: 'event',
    account_id: ACCOUNT,
    event,
    contains: Object.keys(contains),
    payload: Object.fromEntries(Object.entries(contains).map(([name, entity]) => [name, { entity }])),
    created_at: nowInSeconds(),
  });
  const about = contains.payment?.order_id ?? contains.order?.id ?? '';
  return { id: razorpayId(''), event, about, body };
}

export function capturedEvents(payment: Payment, order: Order): NewWebhook[] {
  return [
    razorpayEvent('payment.authorized', {
      payment: { ...payment, status: 'authorized', captured: false, fee: null, tax: null },
    }),
    razorpayEvent('payment.captured', { payment }),
    razorpayEvent('order.paid', { payment, order }),
  ];
}

export function signRazorpay(secret: string) {
  return async (webhook: Webhook): Promise<Record<string, string>> => ({
    'User-Agent': 'Razorpay-Webhook/v1',
    'X-Razorpay-Event-Id': webhook.id,
    'Request-Id': webhook.id,
    'X-Razorpay-Signature': createHmac('sha256', webhook.isForged ? `not ${secret}` : secret)
      .update(webhook.body)
      .digest('hex'),
  });
}
