import { exportCustomer as exportCart } from '../cart/export-customer.ts';
import { exportCustomer as exportMessages } from '../contact/export-customer.ts';
import { exportCustomer as exportOrders } from '../orders/export-customer.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, success } from '../platform/result.ts';
import { exportCustomer as exportReviews } from '../reviews/export-customer.ts';
import { exportCustomer as exportDevices } from '../sessions/export-customer.ts';
import { exportCustomer as exportWishlist } from '../wishlist/export-customer.ts';
import { accountResponse } from './user-response.ts';
import { findUser } from './users.store.ts';

/** Everything the shop stores about a customer, for the customer to download. */
export async function exportData(db: Db, userId: string) {
  const user = await findUser(db, userId);
  if (!user) return failure('user-not-found');
  const [orders, cart, wishlist, reviews, messages, devices] = await Promise.all([
    exportOrders(db, userId),
    exportCart(db, userId),
    exportWishlist(db, userId),
    exportReviews(db, userId),
    exportMessages(db, user.email),
    exportDevices(db, userId),
  ]);
  return success({
    account: {
      ...accountResponse(user),
      createdAt: user.createdAt,
      signsInWithGoogle: user.googleSubject !== null,
      ...(Object.keys(user.fields).length > 0 && { fields: user.fields }),
    },
    orders,
    cart,
    wishlist,
    reviews,
    messages,
    devices,
  });
}
