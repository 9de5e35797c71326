import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { BookedParcel, CourierServer, TrackingEvent } from '../../src/extension/couriers.ts';
import type { HttpSettings } from '../../src/extension/http-settings.ts';
import type { ProviderResult } from '../../src/extension/provider-result.ts';
import { book, pickupPincode } from './book.ts';
import type { ShiprocketSettings } from './settings.server.ts';
import { createClient, type ShiprocketClient } from './shiprocket-client.ts';
import * as wire from './shiprocket-wire.ts';
import { eventsOf, readTime, statusOf } from './tracking.ts';

const CANCELLED = /cancel/i;
const ALREADY = /already/i;
const DELIVER_AGAIN = 'Please deliver again';

export function createCourier(settings: ShiprocketSettings, http: HttpSettings = {}): CourierServer {
  const client = createClient(settings, http);
  const labels = (parcels: readonly BookedParcel[]) => createLabels(client, parcels);
  return {
    book: (order) => book(client, settings, order),
    label: (_number, parcel) => labels([parcel]),
    labels,
    pickup: (parcel, day) => requestPickup(client, parcel, day),
    manifest: (parcels) => createManifest(client, parcels),
    cancel: (parcel) => cancel(client, parcel),
    reattempt: (parcel, note) => reattempt(client, parcel, note),
    track: (numbers) => track(client, numbers),
    readEvents: ({ body, headers }) =>
      isOurs(settings.webhookTokens, headers.get('x-api-key')) ? readWebhook(body) : undefined,
    checkKeys: () => pickupPincode(client, settings),
  };
}

async function createLabels(
  client: ShiprocketClient,
  parcels: readonly BookedParcel[],
): Promise<ProviderResult<Uint8Array>> {
  const result = await client.call({
    method: 'POST',
    path: '/courier/generate/label',
    body: { shipment_id: idsOf(parcels) },
    response: wire.label,
    isIdempotent: true,
  });
  if (result.is !== 'ok') return result;
  const { label_created, label_url, response } = result.value;
  if (label_created !== 1 || !label_url)
    return { is: 'rejected', status: 200, code: 'rejected', message: response };
  return client.download(label_url);
}

async function requestPickup(client: ShiprocketClient, parcel: BookedParcel, day?: string) {
  const result = await client.call({
    method: 'POST',
    path: '/courier/generate/pickup',
    // one parcel a call
    body: { shipment_id: idsOf([parcel]), ...(day && { pickup_date: [day] }) },
    response: wire.pickup,
    isIdempotent: true,
  });
  if (result.is === 'rejected' && ALREADY.test(result.message))
    return { is: 'ok' as const, value: { note: result.message } };
  if (result.is !== 'ok') return result;
  const { pickup_status, response, message } = result.value;
  if (pickup_status !== 1)
    return {
      is: 'rejected' as const,
      status: 200,
      code: 'rejected',
      message: message || response?.data || '',
    };
  const note = [response?.pickup_scheduled_date, response?.pickup_token_number].filter(Boolean).join(', ');
  return { is: 'ok' as const, value: { note } };
}

/** A parcel has one manifest: for one that was made before, it is printed again. */
async function createManifest(
  client: ShiprocketClient,
  parcels: readonly BookedParcel[],
): Promise<ProviderResult<Uint8Array>> {
  const generated = await client.call({
    method: 'POST',
    path: '/manifests/generate',
    body: { shipment_id: idsOf(parcels) },
    response: wire.manifest,
  });
  if (generated.is === 'ok' && generated.value.manifest_url)
    return client.download(generated.value.manifest_url);
  const isMade = generated.is === 'rejected' && ALREADY.test(generated.message);
  if (generated.is === 'rejected' && !isMade) return generated;
  const printed = await client.call({
    method: 'POST',
    path: '/manifests/print',
    body: { order_ids: parcels.map(({ courierOrder }) => Number(courierOrder)) },
    response: wire.manifest,
    isIdempotent: true,
  });
  if (printed.is !== 'ok') return printed;
  const { manifest_url, message } = printed.value;
  if (!manifest_url) return { is: 'rejected', status: 200, code: 'rejected', message };
  return client.download(manifest_url);
}

/** The whole order at Shiprocket: a second parcel has a reference of its own. */
async function cancel(
  client: ShiprocketClient,
  { courierOrder }: BookedParcel,
): Promise<ProviderResult<unknown>> {
  const result = await client.call({
    method: 'POST',
    path: '/orders/cancel',
    body: { ids: [Number(courierOrder)] },
    // 204 has no body
    response: z.unknown(),
  });
  if (result.is === 'ok') return result;
  const shown = await client.call({
    method: 'GET',
    path: `/orders/show/${courierOrder}`,
    response: wire.shownOrder,
  });
  const isCancelled = shown.is === 'ok' && CANCELLED.test(shown.value.data.status);
  return isCancelled ? { is: 'ok', value: undefined } : result;
}

/** Shiprocket's word for a failed delivery is NDR; it wants a comment. */
async function reattempt(
  client: ShiprocketClient,
  { trackingNumber }: BookedParcel,
  note: string,
): Promise<ProviderResult<unknown>> {
  const result = await client.call({
    method: 'POST',
    path: `/ndr/${encodeURIComponent(trackingNumber)}/action`,
    body: { action: 're-attempt', comments: note || DELIVER_AGAIN },
    // 202, whose body is not documented
    response: z.unknown(),
    isIdempotent: true,
  });
  const isAsked = result.is === 'rejected' && ALREADY.test(result.message);
  return isAsked ? { is: 'ok', value: undefined } : result;
}

async function track(
  client: ShiprocketClient,
  numbers: readonly string[],
): Promise<ProviderResult<TrackingEvent[]>> {
  const result = await client.call({
    method: 'POST',
    path: '/courier/track/awbs',
    body: { awbs: numbers },
    response: wire.trackedParcels,
    isIdempotent: true,
  });
  if (result.is !== 'ok') return result;
  const now = new Date();
  return {
    is: 'ok',
    value: numbers.flatMap((number) => {
      const parsed = tracked.safeParse(result.value[number]);
      return parsed.success ? eventsOf(number, parsed.data.tracking_data, now) : [];
    }),
  };
}

const tracked = z.looseObject({ tracking_data: wire.trackingData });

/** Not signed: whoever knows the token could send it, so it only says which parcel to ask about. */
function readWebhook(bytes: Uint8Array): TrackingEvent[] {
  const parsed = wire.webhook.safeParse(parseJson(bytes));
  if (!parsed.success) return [];
  const { awb, shipment_status_id, shipment_status, current_timestamp } = parsed.data;
  return [
    {
      id: `${awb} hint ${shipment_status_id} ${current_timestamp}`,
      trackingNumber: awb,
      status: statusOf(shipment_status_id),
      at: readTime(current_timestamp) ?? new Date(),
      note: shipment_status,
    },
  ];
}

/** In constant time, whatever the lengths. */
function isOurs(tokens: readonly string[], sent: string | null): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const received = digest(sent ?? '');
  return tokens.map((token) => timingSafeEqual(digest(token), received)).includes(true);
}

function idsOf(parcels: readonly BookedParcel[]): number[] {
  return parcels.map(({ courierParcel }) => Number(courierParcel));
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}
