import type { Capture, Order, Refund } from './entities.ts';
import type { PaypalStore } from './store.ts';

export const PAYER = { id: 'QYR5Z8XDVJNXQ', email: 'buyer@example.com' };

/** Serializes stored entities in PayPal's API format. */
export function paypalWire(store: PaypalStore, merchantId: string, ownUrl: string) {
  const link = (path: string, rel: string, method = 'GET') => ({ href: `${ownUrl}${path}`, rel, method });

  function capture(stored: Capture) {
    return {
      id: stored.id,
      status: stored.status,
      ...(stored.status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
      amount: stored.amount,
      final_capture: true,
      seller_protection: { status: 'ELIGIBLE' },
      custom_id: stored.customId,
      invoice_id: stored.invoiceId,
      create_time: stored.createdAt,
      update_time: stored.createdAt,
      links: [
        link(`/v2/payments/captures/${stored.id}`, 'self'),
        link(`/v2/payments/captures/${stored.id}/refund`, 'refund', 'POST'),
        link(`/v2/checkout/orders/${stored.orderId}`, 'up'),
      ],
    };
  }

  function captureAlone(stored: Capture) {
    return {
      ...capture(stored),
      payee: { email_address: 'shop@example.com', merchant_id: merchantId },
      supplementary_data: { related_ids: { order_id: stored.orderId } },
    };
  }

  function refund(stored: Refund) {
    return {
      id: stored.id,
      status: stored.status,
      amount: stored.amount,
      create_time: stored.createdAt,
      links: [
        link(`/v2/payments/refunds/${stored.id}`, 'self'),
        link(`/v2/payments/captures/${stored.captureId}`, 'up'),
      ],
    };
  }

  function paymentsOf(captureId: string) {
    const refunds = store.refundsOf(captureId).map(refund);
    return { captures: [capture(store.capture(captureId))], ...(refunds.length > 0 && { refunds }) };
  }

  function order(stored: Order) {
    const hasPayer = stored.status === 'APPROVED' || stored.status === 'COMPLETED';
    return {
      id: stored.id,
      intent: 'CAPTURE',
      status: stored.status,
      create_time: stored.createdAt,
      purchase_units: [
        {
          reference_id: 'default',
          amount: stored.amount,
          payee: { email_address: 'shop@example.com', merchant_id: merchantId },
          custom_id: stored.customId,
          invoice_id: stored.invoiceId,
          description: stored.description,
          ...(stored.captureId && { payments: paymentsOf(stored.captureId) }),
        },
      ],
      ...(hasPayer && { payer: { payer_id: PAYER.id, email_address: PAYER.email } }),
      links: orderLinks(stored),
    };
  }

  function orderLinks(stored: Order) {
    const approve = stored.status === 'PAYER_ACTION_REQUIRED' ? 'payer-action' : 'approve';
    return [
      link(`/v2/checkout/orders/${stored.id}`, 'self'),
      link(`/checkoutnow?token=${stored.id}`, approve),
      link(`/v2/checkout/orders/${stored.id}/capture`, 'capture', 'POST'),
    ];
  }

  return {
    order,
    /** PayPal's minimal response without `Prefer: return=representation`. */
    shortOrder: (stored: Order) => ({ id: stored.id, status: stored.status, links: orderLinks(stored) }),
    captureAlone,
    refund,
  };
}

export type PaypalWire = ReturnType<typeof paypalWire>;
