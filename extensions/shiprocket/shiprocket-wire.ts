import { z } from 'zod';

/** Ids come as numbers or as texts. */
const id = z.union([z.string().min(1), z.number()]).transform(String);
const maybeText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value)))
  .catch('');

export const loggedIn = z.looseObject({ token: z.string().min(1) });

export const created = z.looseObject({ order_id: id, shipment_id: id });

export const assigned = z.looseObject({
  awb_assign_status: z.union([z.number(), z.string()]).transform(Number).catch(0),
  message: maybeText,
  response: z
    .looseObject({
      data: z
        .union([
          z.string().transform((text) => ({ awb_code: '', courier_name: '', awb_assign_error: text })),
          z.looseObject({ awb_code: maybeText, courier_name: maybeText, awb_assign_error: maybeText }),
        ])
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
});

const listedOrder = z.looseObject({
  id,
  channel_order_id: maybeText,
  status: maybeText,
  shipments: z
    .union([
      z.array(z.looseObject({ id, awb: maybeText, courier: maybeText })),
      z.looseObject({ id, awb: maybeText, courier: maybeText }).transform((one) => [one]),
    ])
    .catch([]),
});
export type ListedOrder = z.infer<typeof listedOrder>;
export const orderList = z.looseObject({ data: z.array(listedOrder).catch([]) });
export const shownOrder = z.looseObject({ data: listedOrder });

export const serviceability = z.looseObject({
  status: z.union([z.number(), z.string()]).transform(Number).catch(0),
  message: maybeText,
  data: z
    .looseObject({
      available_courier_companies: z
        .array(z.looseObject({ cod: z.union([z.number(), z.string()]).transform(Number).catch(0) }))
        .catch([]),
    })
    .optional()
    .catch(undefined),
});

export const pickupAddresses = z.looseObject({
  data: z.looseObject({
    shipping_address: z.array(z.looseObject({ pickup_location: maybeText, pin_code: maybeText })),
  }),
});

export const pickup = z.looseObject({
  pickup_status: z.union([z.number(), z.string()]).transform(Number).catch(0),
  response: z
    .looseObject({ pickup_scheduled_date: maybeText, pickup_token_number: maybeText, data: maybeText })
    .optional()
    .catch(undefined),
  message: maybeText,
});

export const label = z.looseObject({
  label_created: z.union([z.number(), z.string()]).transform(Number).catch(0),
  label_url: maybeText,
  response: maybeText,
});

export const manifest = z.looseObject({ manifest_url: maybeText, message: maybeText });

const activity = z.looseObject({
  date: maybeText,
  status: maybeText,
  activity: maybeText,
  location: maybeText,
  'sr-status': maybeText,
  'sr-status-label': maybeText,
});
export type Activity = z.infer<typeof activity>;

export const trackingData = z.looseObject({
  track_status: z.union([z.number(), z.string()]).transform(Number).catch(0),
  shipment_status: maybeText,
  shipment_track: z.array(z.looseObject({ current_status: maybeText, delivered_date: maybeText })).catch([]),
  shipment_track_activities: z.array(activity).nullish().catch([]),
});
export type TrackingData = z.infer<typeof trackingData>;
/** Keyed by tracking number. */
export const trackedParcels = z.record(z.string(), z.unknown());

export const webhook = z.looseObject({
  awb: id,
  shipment_status_id: maybeText,
  shipment_status: maybeText,
  current_timestamp: maybeText,
});

const errorBody = z.looseObject({
  message: maybeText,
  errors: z.record(z.string(), z.unknown()).optional().catch(undefined),
});

/** `{message}`, `{message, status_code}` or `{message, errors: {field: [...]}, status_code}`. */
export function readError(body: unknown): { code: string; message: string } {
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return { code: 'rejected', message: '' };
  const { message, errors } = parsed.data;
  const fields = Object.keys(errors ?? {});
  const details = Object.values(errors ?? {})
    .flat()
    .map(String);
  return {
    code: fields.includes('order_id') ? 'order_id' : isAddress(fields) ? 'bad-address' : 'rejected',
    message: [message, ...details].filter(Boolean).join(' '),
  };
}

function isAddress(fields: readonly string[]): boolean {
  return fields.some((field) => /^(billing|shipping)_/.test(field));
}
