import { z } from 'zod';
import type { Scan, SimulatedOrder } from './store.ts';

const text = z.string().min(1);

/** The compulsory fields of a new order. */
export const createBody = z.looseObject({
  order_id: text.max(50),
  order_date: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
  pickup_location: z.literal('Primary'),
  billing_customer_name: text,
  billing_address: text,
  billing_city: text.max(30),
  billing_pincode: z.string().regex(/^\d{6}$/),
  billing_state: text,
  billing_country: text,
  billing_email: z.string(),
  billing_phone: z.string().regex(/^\d{10}$/),
  shipping_is_billing: z.literal(true),
  order_items: z
    .array(z.looseObject({ name: text, sku: text, units: z.int().positive(), selling_price: z.number() }))
    .min(1),
  payment_method: z.enum(['Prepaid', 'COD']),
  sub_total: z.number(),
  length: z.number().gt(0.5),
  breadth: z.number().gt(0.5),
  height: z.number().gt(0.5),
  weight: z.number().positive(),
});

const labels: Record<string, string> = {
  6: 'SHIPPED',
  7: 'DELIVERED',
  9: 'RTO INITIATED',
  10: 'RTO DELIVERED',
  12: 'LOST',
  17: 'OUT FOR DELIVERY',
  18: 'IN TRANSIT',
  19: 'OUT FOR PICKUP',
  21: 'UNDELIVERED',
  25: 'DAMAGED',
  42: 'PICKED UP',
  46: 'RTO IN TRANSIT',
};

/** `at` in Indian time, as Shiprocket writes it. */
export function scanOf(status: string, at: Date, location: string): Scan {
  const label = labels[status] ?? 'NA';
  return {
    date: indianTime(at),
    status: 'X-SCAN',
    activity: `Shipment ${label.toLowerCase()}`,
    location,
    'sr-status': status,
    'sr-status-label': label,
  };
}

export function labelOf(status: string): string {
  return labels[status] ?? 'NA';
}

export function trackingOf(order: SimulatedOrder | undefined): object {
  if (!order) return { tracking_data: { track_status: 0, error: 'There is no activity for this AWB' } };
  const last = order.scans.toSorted((one, other) => one.date.localeCompare(other.date)).at(-1);
  return {
    tracking_data: {
      track_status: 1,
      shipment_status: Number(last?.['sr-status'] ?? 1),
      shipment_track: [
        {
          awb_code: order.awb,
          courier_name: order.courier,
          current_status: last?.['sr-status-label'] ?? 'AWB ASSIGNED',
          delivered_date: last?.['sr-status'] === '7' ? last.date : null,
          edd: null,
          pod: 'Not Available',
        },
      ],
      shipment_track_activities: order.scans.length > 0 ? order.scans.toReversed() : null,
      track_url: `https://shiprocket.co/tracking/${order.awb}`,
      etd: null,
    },
  };
}

export function indianTime(at: Date): string {
  return new Date(at.getTime() + 5.5 * 3600 * 1000).toISOString().slice(0, 19).replace('T', ' ');
}
