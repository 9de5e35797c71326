import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { usedNonces, users } from '../platform/db/schema/accounts.ts';
import { containsText } from '../platform/db/search.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
/** A field that is undefined stays as it is. */
type UserChange = { [Field in keyof NewUser]?: NewUser[Field] | undefined };

const isThere = isNull(users.erasedAt);

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isThere));
  return row;
}

/** Nobody else changes the row until the transaction ends. */
export async function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isThere))
    .for('update');
  return row;
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(sql`lower(${users.email}) = ${email.toLowerCase()}`, isThere));
  return row;
}

export async function findUserByGoogle(db: Db, subject: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.googleSubject, subject), isThere));
  return row;
}

/** Undefined when the address is taken, also by somebody who was quicker by a moment. */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return row;
}

export async function updateUser(db: Db, id: string, changes: UserChange): Promise<UserRow> {
  const [row] = await db
    .update(users)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning();
  if (!row) throw new Error('the user was locked and is gone');
  return row;
}

/** Newest first; ids grow with time, so the page after an id begins below it. */
export function listUserRows(
  db: Db,
  { filter, after, limit }: { filter?: string | undefined; after?: string | undefined; limit: number },
): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(
      and(
        isThere,
        filter
          ? containsText(
              sql`${users.name} || ' ' || ${users.email} || ' ' || ${users.phone}`,
              sql`${users.name}`,
              filter,
            )
          : undefined,
        after ? lt(users.id, after) : undefined,
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit);
}

/** Changes of admins wait for each other here, so that two of them cannot remove each other. */
export async function lockAdmins(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${0x61646d69})`);
}

export async function hasOtherAdmin(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(users.isAdmin, eq(users.isBlocked, false), ne(users.id, id), isThere))
    .limit(1);
  return rows.length > 0;
}

export function listAdmins(db: Db): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(users.isAdmin, eq(users.isBlocked, false), isThere))
    .orderBy(users.id);
}

/** False when a token with this nonce was accepted before. */
export async function consumeNonce(tx: Db, nonceHash: Buffer): Promise<boolean> {
  const rows = await tx.insert(usedNonces).values({ nonceHash }).onConflictDoNothing().returning();
  return rows.length > 0;
}
