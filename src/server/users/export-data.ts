import { exportCustomer as exportAddresses } from '../addresses/export-customer.ts';
import { exportCustomer as exportCart } from '../cart/export-customer.ts';
import { exportConsentChanges, exportCustomer as exportConsents } from '../channels/export-customer.ts';
import { exportCustomer as exportMessages } from '../contact/export-customer.ts';
import { exportCustomer as exportNotes } from '../customers/export-customer.ts';
import { exportCustomer as exportCreditNotes } from '../invoices/export-customer.ts';
import { exportCustomer as exportNotices } from '../notices/export-customer.ts';
import { exportCustomer as exportOrders } from '../orders/export-customer.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, success } from '../platform/result.ts';
import { exportCustomer as exportSubscriptions } from '../push/export-customer.ts';
import { exportCustomer as exportReminders } from '../reminders/export-customer.ts';
import { exportCustomer as exportRestocks } from '../restock/export-customer.ts';
import { exportCustomer as exportReviews } from '../reviews/export-customer.ts';
import { exportCustomer as exportFactors } from '../second-factors/list-factors.ts';
import { exportCustomer as exportSecurityEvents } from '../security-log/list-security-events.ts';
import { exportCustomer as exportDevices } from '../sessions/export-customer.ts';
import { exportCustomer as exportWishlist } from '../wishlist/export-customer.ts';
import { accountResponse } from './user-response.ts';
import { findUser } from './users.store.ts';

/** Everything the shop stores about a customer, for the customer to download. */
export async function exportData(db: Db, userId: string) {
  const user = await findUser(db, userId);
  if (!user) return failure('user-not-found');
  const [
    orders,
    creditNotes,
    cart,
    wishlist,
    reviews,
    messages,
    devices,
    messageChannels,
    messageConsentChanges,
    pushSubscriptions,
    sentMessages,
    reminders,
    addresses,
    restockRequests,
    priceRequests,
    fromShop,
    securityEvents,
    signInFactors,
  ] = await Promise.all([
    exportOrders(db, userId),
    exportCreditNotes(db, userId),
    exportCart(db, userId),
    exportWishlist(db, userId),
    exportReviews(db, userId),
    exportMessages(db, user.email),
    exportDevices(db, userId),
    exportConsents(db, userId),
    exportConsentChanges(db, userId),
    exportSubscriptions(db, userId),
    exportNotices(db, userId),
    exportReminders(db, userId),
    exportAddresses(db, userId),
    exportRestocks(db, 'back', userId, user.email),
    exportRestocks(db, 'cheaper', userId, user.email),
    exportNotes(db, userId),
    exportSecurityEvents(db, userId),
    exportFactors(db, userId),
  ]);
  return success({
    account: {
      ...accountResponse(user),
      createdAt: user.createdAt,
      signsInWithGoogle: user.googleSubject !== null,
      ...(Object.keys(user.fields).length > 0 && { fields: user.fields }),
    },
    addresses,
    orders,
    creditNotes,
    cart,
    wishlist,
    reviews,
    messages,
    devices,
    messageChannels,
    messageConsentChanges,
    pushSubscriptions,
    sentMessages,
    reminders,
    restockRequests,
    priceRequests,
    notesOfTheShop: fromShop.notes,
    tagsOfTheShop: fromShop.tags,
    securityEvents,
    signInFactors,
  });
}
