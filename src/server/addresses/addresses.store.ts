import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Address } from '../../rules/address.ts';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { savedAddresses } from '../platform/db/schema/saved-addresses.ts';
import { jsonb, nullable, text, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

export type SavedAddressRow = typeof savedAddresses.$inferSelect;
type NewSavedAddress = typeof savedAddresses.$inferInsert;

/** The default first, then by age. */
export function selectAddresses(db: Db, userId: string): Promise<SavedAddressRow[]> {
  return db
    .select()
    .from(savedAddresses)
    .where(eq(savedAddresses.userId, userId))
    .orderBy(desc(savedAddresses.isDefault), asc(savedAddresses.createdAt), asc(savedAddresses.id));
}

/** Name and phone of the customer, whose row is locked: changes of one address book happen one after the other. */
export async function lockReceiver(tx: Db, userId: string) {
  const [row] = await tx
    .select({ name: users.name, phone: users.phone })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('update');
  return row;
}

export async function findReceiver(db: Db, userId: string) {
  const [row] = await db
    .select({ name: users.name, phone: users.phone })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

const deliveries = statement({
  name: 'known_deliveries',
  params: { userId: uuid() },
  row: {
    customerName: users.name,
    customerPhone: users.phone,
    id: nullable(savedAddresses.id),
    name: savedAddresses.name,
    phone: savedAddresses.phone,
    address: nullable(jsonb<Address | string>()),
    latitude: savedAddresses.latitude,
    longitude: savedAddresses.longitude,
  },
  text: `
    select u.name as "customerName", u.phone as "customerPhone", a.id, a.name, a.phone, a.address::jsonb as address, a.latitude, a.longitude
    from users u left join saved_addresses a on a.user_id = u.id where u.id = :userId and u.erased_at is null`,
});

/** The customer with each entry of the address book; one row without an entry when there is none. For every order, so in one query. */
export function selectDeliveries(db: Db, userId: string) {
  return deliveries(db, { userId });
}

const firstAddress = statement({
  name: 'insert_first_address',
  params: {
    userId: uuid(),
    label: text(),
    name: savedAddresses.name,
    phone: savedAddresses.phone,
    address: jsonb<Address>(),
    latitude: savedAddresses.latitude,
    longitude: savedAddresses.longitude,
  },
  row: { id: uuid() },
  text: `
    with customer as (select id from users where id = :userId and erased_at is null for update),
    made as (
      insert into saved_addresses (user_id, label, name, phone, address, latitude, longitude, point_set_at, is_default)
      select id, :label, :name, :phone, :address, :latitude, :longitude, now(), true from customer
      on conflict (user_id) where is_default do nothing
      returning user_id, address
    )
    update users u set address = made.address, updated_at = now() from made where u.id = made.user_id returning u.id`,
});

/** The first entry and the address of the profile, in one query. False when there is a default meanwhile. */
export async function insertFirstAddress(db: Db, row: Parameters<typeof firstAddress>[1]): Promise<boolean> {
  return (await firstAddress(db, row)).length > 0;
}

export async function insertAddress(tx: Db, row: NewSavedAddress): Promise<void> {
  await tx.insert(savedAddresses).values(row);
}

export async function updateAddress(tx: Db, id: string, changes: Partial<NewSavedAddress>): Promise<void> {
  await tx
    .update(savedAddresses)
    .set({ ...changes, version: sql`${savedAddresses.version} + 1`, updatedAt: sql`now()` })
    .where(eq(savedAddresses.id, id));
}

export async function deleteAddress(tx: Db, id: string): Promise<void> {
  await tx.delete(savedAddresses).where(eq(savedAddresses.id, id));
}

export async function deleteAddresses(tx: Db, userId: string): Promise<void> {
  await tx.delete(savedAddresses).where(eq(savedAddresses.userId, userId));
}

/** Undefined: no address is the default. */
export async function setDefault(tx: Db, userId: string, id: string | undefined): Promise<void> {
  const ofUser = eq(savedAddresses.userId, userId);
  // first none: two defaults are impossible even within a statement
  await tx.update(savedAddresses).set({ isDefault: false }).where(and(ofUser, savedAddresses.isDefault));
  if (id) await tx.update(savedAddresses).set({ isDefault: true }).where(eq(savedAddresses.id, id));
}

/** The account's address is that of the default entry. */
export async function copyDefaultToProfile(tx: Db, userId: string): Promise<void> {
  const address = sql`(select address from saved_addresses where user_id = ${userId} and is_default)`;
  await tx
    .update(users)
    .set({ address, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), sql`${users.address} is distinct from ${address}`));
}
