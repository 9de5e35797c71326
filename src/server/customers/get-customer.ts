import { type CustomerDetail, SHOWN_ORDERS } from '../../contract/admin/customers.ts';
import { rupeesFromPaise } from '../../rules/money.ts';
import { listAllOrders } from '../orders/admin/list-all-orders.ts';
import { lastBuyerGstin } from '../orders/last-buyer-gstin.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findAccount } from '../users/get-user.ts';
import {
  type CustomerKey,
  findByPhone,
  firstOrderAt,
  selectNotes,
  selectStats,
  selectTags,
} from './customers.store.ts';

type Person = Pick<
  CustomerDetail,
  'hasAccount' | 'name' | 'email' | 'phone' | 'address' | 'isBlocked' | 'isAdmin' | 'since'
>;

/** Everything the shop knows about a customer, on one page. */
export async function getCustomer(db: Db, id: string): Promise<Result<CustomerDetail, 'user-not-found'>> {
  const key = keyOf(id);
  const person = await findPerson(db, key);
  if (!person) return failure('user-not-found');
  const [stats, tags, notes, orders, gstin] = await Promise.all([
    selectStats(db, key),
    selectTags(db, key),
    selectNotes(db, key),
    listAllOrders(db, { customer: id, limit: SHOWN_ORDERS }),
    key.userId === null ? '' : lastBuyerGstin(db, key.userId),
  ]);
  return success({
    _id: id,
    ...person,
    gstin,
    ...stats,
    spent: rupeesFromPaise(stats.spent),
    tags,
    notes: notes.map(({ note, author }) => ({
      _id: note.id,
      text: note.text,
      at: note.createdAt.toISOString(),
      author,
    })),
    orders,
  });
}

/** An account has a UUID; without one the mobile number counts. */
export function keyOf(id: string): CustomerKey {
  return /^\d{10}$/.test(id) ? { userId: null, phone: id } : { userId: id, phone: null };
}

export async function findPerson(db: Db, { userId, phone }: CustomerKey): Promise<Person | undefined> {
  if (userId !== null) {
    const user = await findAccount(db, userId);
    return (
      user && {
        hasAccount: true,
        name: user.name,
        email: user.email,
        phone: user.phone,
        address: user.address ?? '',
        isBlocked: user.isBlocked,
        isAdmin: user.isAdmin,
        since: user.createdAt.toISOString(),
      }
    );
  }
  const [newest, first] = await Promise.all([findByPhone(db, phone), firstOrderAt(db, phone)]);
  return (
    newest && {
      hasAccount: false,
      name: newest.name,
      email: newest.email,
      phone,
      address: newest.address,
      isBlocked: false,
      isAdmin: false,
      since: (first ?? newest.createdAt).toISOString(),
    }
  );
}
