import type { TrackedOrder } from '../../contract/guests.ts';
import type { Order } from '../../contract/order.ts';
import { type DispatchingShop, deliveryEstimate } from '../../rules/delivery.ts';
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
    arrival: arrivalOf(order, await dispatch()),
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

/** Days count from the payment; an order that is not paid yet has none until it is on its way. */
function arrivalOf(
  { status, paymentStatus, address, history, createdAt }: Order,
  shop: DispatchingShop,
): TrackedOrder['arrival'] {
  if (status === 'DELIVERED' || status === 'CANCELLED') return null;
  if (paymentStatus !== 'COMPLETED' && status !== 'SHIPPED') return null;
  const state = typeof address === 'string' ? '' : address.state;
  if (!state) return null;
  const paid = history.find((change) => change.status === 'PAYMENT');
  return deliveryEstimate(state, new Date(paid?.at ?? createdAt), shop);
}
