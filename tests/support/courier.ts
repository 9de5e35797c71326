import shiprocket from '../../extensions/shiprocket/extension.ts';
import { settings } from '../../extensions/shiprocket/settings.server.ts';
import { createCourier } from '../../extensions/shiprocket/shiprocket.server.ts';
import type { HttpSettings } from '../../src/extension/http-settings.ts';
import { type Payer, placedOrder, rows } from './payments.ts';
import { json } from './people.ts';
import type { TestShop } from './test-shop.ts';

export const COURIER_KEYS = {
  SHIPROCKET_EMAIL: 'courier@chekku.example',
  SHIPROCKET_PASSWORD: 'chekku-demo-courier',
  SHIPROCKET_WEBHOOK_TOKEN: 'chekku-demo-parcels',
  SHIPROCKET_PICKUP_LOCATION: 'Primary',
};
export const WEBHOOK = '/api/webhooks/couriers/parcels';

/** A client of the simulated courier, with the test's own timeouts. */
export function openCourier(shop: TestShop, http: HttpSettings = { timeoutMs: 8000, tries: 1 }) {
  return createCourier(settings(shop.config.settingsInput), http);
}

/** An order whose money has arrived. */
export async function paidOrder(shop: TestShop, changes?: Record<string, unknown>): Promise<Payer> {
  const payer = await placedOrder(shop, undefined, changes);
  await rows(
    shop,
    "update orders set status = 'PAYMENT', payment_status = 'COMPLETED', payment_id = 'pay_' || id where id = $1",
    payer.order._id,
  );
  return payer;
}

/** The simulated courier's account. */
export async function courierState(shop: TestShop) {
  const response = await shop.request('/sandbox/shiprocket/state');
  return (await response.json()) as {
    orders: {
      reference: string;
      awb: string;
      isCancelled: boolean;
      isCash: boolean;
      reattempts?: { action: string; comments: string }[];
    }[];
    calls: string[];
  };
}

export async function planFault(shop: TestShop, fault: string, on = '', times = 1): Promise<void> {
  const response = await shop.request('/sandbox/shiprocket/faults', json('POST', { fault, on, times }));
  if (response.status !== 200) throw new Error(await response.text());
}

/** The courier scans a parcel; `webhook` says how often it reports it. */
export async function scan(
  shop: TestShop,
  awb: string,
  status: number,
  more: { webhook?: string; at?: string } = {},
): Promise<number[]> {
  const response = await shop.request(
    `/sandbox/shiprocket/parcels/${awb}/scans`,
    json('POST', { status: String(status), ...more }),
  );
  return ((await response.json()) as { responses: number[] }).responses;
}

export const courierId = shiprocket.couriers?.[0]?.id ?? '';
