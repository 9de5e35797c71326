import type { EventReceivers } from '../../../../src/extension/events.ts';

const TIMEOUT_MS = 20_000;

export const receivers: EventReceivers = {
  'order.paid': async ({ id, timestamp, data }, { keys, log }) => {
    // whatever throws here is tried again: no paid order is missed while the ERP is down or not set up yet
    if (!keys.ERP_URL || !keys.ERP_TOKEN) throw new Error('ERP_URL and ERP_TOKEN are not set');
    const response = await fetch(keys.ERP_URL, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${keys.ERP_TOKEN}`,
        'Content-Type': 'application/json',
        // an event may arrive twice, always with the same id: the ERP books it once
        'Idempotency-Key': id,
      },
      body: JSON.stringify({
        reference: data.number,
        paidAt: timestamp,
        totalRupees: data.total / 100,
        lines: data.items.map(({ foodId, size, quantity, price }) => ({
          sku: `${foodId}/${size}`,
          quantity,
          priceRupees: price / 100,
        })),
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the ERP responds with ${response.status}`);
    log.info({ order: data.number }, 'order pushed to the ERP');
  },
};
