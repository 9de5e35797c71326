import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { StaffRole } from '../../rules/staff-roles.ts';
import { advisoryLock } from '../platform/db/advisory-lock.ts';
import type { Db } from '../platform/db/db.ts';
import { usedNonces, users } from '../platform/db/schema/accounts.ts';
import { containsText } from '../platform/db/search.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
/** A field that is undefined stays as it is. */
type UserChange = { [Field in keyof NewUser]?: NewUser[Field] | undefined };

const isNotErased = isNull(users.erasedAt);

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNotErased));
  return row;
}

/** Locks the row until the transaction ends. */
export async function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNotErased))
    .for('update');
  return row;
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  // accounts with only a mobile number have an empty one
  if (email === '') return undefined;
  const [row] = await db
    .select()
    .from(users)
    .where(and(sql`lower(${users.email}) = ${email.toLowerCase()}`, isNotErased));
  return row;
}

/** `mobile` as +919841233456. */
export async function findUserByMobile(db: Db, mobile: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.mobile, mobile), isNotErased));
  return row;
}

export async function findUserByGoogle(db: Db, subject: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.googleSubject, subject), isNotErased));
  return row;
}

/** Undefined when the e-mail or the mobile number is taken, also by a concurrent transaction. */
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
  if (!row) throw new Error(`user ${id} not found for update`);
  return row;
}

/** Newest first: ids are UUIDv7 and grow with time. */
export function selectUsers(
  db: Db,
  { filter, after, limit }: { filter?: string | undefined; after?: string | undefined; limit: number },
): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(
      and(
        isNotErased,
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

/** Serializes changes of admins, so that two admins cannot remove each other at the same time. */
export async function lockAdmins(tx: Db): Promise<void> {
  await advisoryLock(tx, 0x61646d69);
}

export async function hasOtherOwner(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.staffRole, 'owner'), eq(users.isBlocked, false), ne(users.id, id), isNotErased))
    .limit(1);
  return rows.length > 0;
}

/** Without blocked and erased ones. */
export function selectActiveStaff(db: Db, roles: readonly StaffRole[]): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(inArray(users.staffRole, [...roles]), eq(users.isBlocked, false), isNotErased))
    .orderBy(users.id);
}

/** With blocked ones, in the order of their roles. */
export function selectStaff(db: Db): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(users.isAdmin, isNotErased))
    .orderBy(
      sql`array_position(array['owner', 'manager', 'accountant', 'editor', 'packer'], ${users.staffRole})`,
      users.name,
    );
}

/** Only while the shop has no active owner. */
export async function promoteFirstAdmin(db: Db, email: string): Promise<void> {
  await db
    .update(users)
    .set({ isAdmin: true })
    .where(
      and(
        sql`lower(${users.email}) = ${email.toLowerCase()}`,
        isNotNull(users.emailVerifiedAt),
        isNotErased,
        eq(users.isAdmin, false),
        sql`not exists (select 1 from users other where other.staff_role = 'owner' and not other.is_blocked and other.erased_at is null)`,
      ),
    );
}

/** False when a token with this nonce was used before. */
export async function consumeNonce(tx: Db, nonceHash: Buffer): Promise<boolean> {
  const rows = await tx.insert(usedNonces).values({ nonceHash }).onConflictDoNothing().returning();
  return rows.length > 0;
}
