import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { reviews } from '../platform/db/schema/catalogue.ts';
import { contactMessages } from '../platform/db/schema/content.ts';
import { cartItems, orderItems, orders, wishlistItems } from '../platform/db/schema/sales.ts';
import { listDevices } from '../sessions/list-devices.ts';
import { userResponse } from './user-response.ts';
import { findUser } from './users.store.ts';

/** Everything the shop keeps about a person, for that person to take along. */
export async function exportData(db: Db, userId: string) {
  const user = await findUser(db, userId);
  if (!user) return undefined;
  const [bought, lines, cart, wishlist, written, messages, devices] = await Promise.all([
    db.select().from(orders).where(eq(orders.userId, userId)),
    db
      .select({
        orderId: orderItems.orderId,
        name: orderItems.name,
        size: orderItems.size,
        quantity: orderItems.quantity,
        chargedPaise: orderItems.chargedPrice,
      })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(eq(orders.userId, userId)),
    db
      .select({ food: cartItems.foodId, size: cartItems.size, quantity: cartItems.quantity })
      .from(cartItems)
      .where(eq(cartItems.userId, userId)),
    db.select({ food: wishlistItems.foodId }).from(wishlistItems).where(eq(wishlistItems.userId, userId)),
    db
      .select({ food: reviews.foodId, rating: reviews.rating, review: reviews.review, at: reviews.createdAt })
      .from(reviews)
      .where(eq(reviews.userId, userId)),
    db
      .select({
        subject: contactMessages.subject,
        message: contactMessages.message,
        at: contactMessages.createdAt,
      })
      .from(contactMessages)
      .where(eq(contactMessages.email, user.email)),
    listDevices(db, userId),
  ]);
  return {
    account: {
      ...userResponse(user),
      createdAt: user.createdAt,
      signsInWithGoogle: user.googleSubject !== null,
    },
    orders: bought.map(
      ({ idempotencyKey, requestHash, heldUntil, holdsStock, cartVersion, version, ...order }) => ({
        ...order,
        lines: lines.filter(({ orderId }) => orderId === order.id).map(({ orderId, ...line }) => line),
      }),
    ),
    cart,
    wishlist,
    reviews: written,
    messages,
    devices,
  };
}
