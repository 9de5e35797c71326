import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { savedAddresses } from '../platform/db/schema/saved-addresses.ts';

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
