import type { Capture, Order, Refund } from './entities.ts';
import type { PaypalStore } from './store.ts';

export const PAYER = { id: 'QYR5Z8XDVJNXQ', email: 'buyer@example.com' };

/** Turns what is remembered into what PayPal says. */
export function paypalWire(store: PaypalStore, merchantId: string, ownUrl: string) {
  const link = (path: string, rel: string, method = 'GET') => ({ href: `${ownUrl}${path}`, rel, method });

  function capture(made: Capture) {
    return {
      id: made.id,
      status: made.status,
      ...(made.status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
      amount: made.amount,
      final_capture: true,
      seller_protection: { status: 'ELIGIBLE' },
      custom_id: made.customId,
      invoice_id: made.invoiceId,
      create_time: made.createdAt,
      update_time: made.createdAt,
      links: [
        link(`/v2/payments/captures/${made.id}`, 'self'),
        link(`/v2/payments/captures/${made.id}/refund`, 'refund', 'POST'),
        link(`/v2/checkout/orders/${made.orderId}`, 'up'),
      ],
    };
  }

  function captureAlone(made: Capture) {
    return {
      ...capture(made),
      payee: { email_address: 'shop@example.com', merchant_id: merchantId },
      supplementary_data: { related_ids: { order_id: made.orderId } },
    };
  }

  function refund(made: Refund) {
    return {
      id: made.id,
      status: made.status,
      amount: made.amount,
      create_time: made.createdAt,
      links: [
        link(`/v2/payments/refunds/${made.id}`, 'self'),
        link(`/v2/payments/captures/${made.captureId}`, 'up'),
      ],
    };
  }

  function paymentsOf(captureId: string) {
    const refunds = store.refundsOf(captureId).map(refund);
    return { captures: [capture(store.capture(captureId))], ...(refunds.length > 0 && { refunds }) };
  }

  function order(made: Order) {
    const hasPayer = made.status === 'APPROVED' || made.status === 'COMPLETED';
    return {
      id: made.id,
      intent: 'CAPTURE',
      status: made.status,
      create_time: made.createdAt,
      purchase_units: [
        {
          reference_id: 'default',
          amount: made.amount,
          payee: { email_address: 'shop@example.com', merchant_id: merchantId },
          custom_id: made.customId,
          invoice_id: made.invoiceId,
          description: made.description,
          ...(made.captureId && { payments: paymentsOf(made.captureId) }),
        },
      ],
      ...(hasPayer && { payer: { payer_id: PAYER.id, email_address: PAYER.email } }),
      links: orderLinks(made),
    };
  }

  function orderLinks(made: Order) {
    const approve = made.status === 'PAYER_ACTION_REQUIRED' ? 'payer-action' : 'approve';
    return [
      link(`/v2/checkout/orders/${made.id}`, 'self'),
      link(`/checkoutnow?token=${made.id}`, approve),
      link(`/v2/checkout/orders/${made.id}/capture`, 'capture', 'POST'),
    ];
  }

  return {
    order,
    /** Without `Prefer: return=representation` PayPal says only this. */
    shortOrder: (made: Order) => ({ id: made.id, status: made.status, links: orderLinks(made) }),
    captureAlone,
    refund,
  };
}

export type PaypalWire = ReturnType<typeof paypalWire>;
