import type { TrackedOrder } from '../../contract/guests.ts';
import type { Order } from '../../contract/order.ts';
import { arrivalOf } from '../../rules/arrival.ts';
import type { DispatchingShop } from '../../rules/delivery.ts';
import type { Language } from '../../rules/languages.ts';
import { parcelReports } from '../couriers/parcel-reports.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { isSameSignature, type SignTracking } from '../shop/tracking-links.ts';
import { findRecentOrder } from './customer-orders.store.ts';
import { orderResponses } from './order-response.ts';
import { translateOrders } from './translate-orders.ts';

/** Longer than delivery, return and exchange take together. */
const LINK_DAYS = 90;

interface Deps {
  db: Db;
  /** Undefined: links are not offered. */
  signer: () => Promise<SignTracking | undefined>;
  /** For the expected days. */
  dispatch: () => Promise<DispatchingShop>;
}

/**
 * The order of a signed link. The link only shows: every action still needs a login. It ends with the order's last days, and
 * when the customer deletes the order or the account.
 */
export async function trackOrder(
  { db, signer, dispatch }: Deps,
  { id, key, language }: { id: string; key: string; language: Language },
): Promise<Result<TrackedOrder, 'order-not-found'>> {
  const sign = await signer();
  if (!sign || !isSameSignature(sign(id), key)) return failure('order-not-found');
  const row = await findRecentOrder(db, id, LINK_DAYS);
  const [order] = await translateOrders(db, await orderResponses(db, row ? [row] : []), language);
  if (!order) return failure('order-not-found');
  return success({
    ...publicPart(order),
    ...(await parcelReports(db, id)),
    // an unpaid order would be counted from now, each time it is read
    arrival: order.status === 'PENDING' ? null : (arrivalOf(order, new Date(), await dispatch()) ?? null),
  });
}

function publicPart(order: Order): Omit<TrackedOrder, 'arrival'> {
  const { _id, number, status, createdAt, courier, trackingNumber, trackingUrl, history } = order;
  return {
    _id,
    number,
    status,
    createdAt,
    courier,
    trackingNumber,
    ...(trackingUrl && { trackingUrl }),
    history,
    items: order.items.map(({ product, size, quantity }) => ({
      product: {
        _id: product._id,
        name: product.name,
        imageUrl: product.imageUrl,
        ...(product.untranslated && { untranslated: product.untranslated }),
      },
      size,
      quantity,
    })),
  };
}
