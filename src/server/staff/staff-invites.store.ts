import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { staffInvites } from '../platform/db/schema/staff.ts';

export type InviteRow = typeof staffInvites.$inferSelect;

const isOpen = isNull(staffInvites.acceptedAt);
const hasEmail = (email: string) => sql`lower(${staffInvites.email}) = ${email.toLowerCase()}`;

/** Those that nobody accepted, newest first, with the name of the owner who sent them. */
export function selectOpenInvites(db: Db) {
  return db
    .select({
      invite: staffInvites,
      invitedBy: users.name,
      isExpired: sql<boolean>`${staffInvites.expiresAt} <= now()`,
    })
    .from(staffInvites)
    .innerJoin(users, eq(users.id, staffInvites.invitedBy))
    .where(isOpen)
    .orderBy(desc(staffInvites.createdAt));
}

/** The same invitation of the last minute: a form that was sent twice sends one e-mail. */
export async function hasJustInvited(tx: Db, { email, role }: Pick<InviteRow, 'email' | 'role'>) {
  const rows = await tx
    .select({ id: staffInvites.id })
    .from(staffInvites)
    .where(
      and(
        isOpen,
        hasEmail(email),
        eq(staffInvites.role, role),
        gt(staffInvites.createdAt, sql`now() - interval '1 minute'`),
      ),
    );
  return rows.length > 0;
}

/** A new invitation ends the one before to the same address. */
export async function replaceInvite(
  tx: Db,
  invite: Omit<typeof staffInvites.$inferInsert, 'expiresAt'> & { days: number },
): Promise<void> {
  const { days, ...row } = invite;
  await tx.delete(staffInvites).where(and(isOpen, hasEmail(row.email)));
  await tx
    .insert(staffInvites)
    .values({ ...row, expiresAt: sql<Date>`now() + make_interval(days => ${days}::int)` });
}

/** Undefined when it was accepted, replaced, withdrawn or has expired. Locks the row until the transaction ends. */
export async function lockInvite(tx: Db, tokenHash: Buffer): Promise<InviteRow | undefined> {
  const [row] = await tx
    .select()
    .from(staffInvites)
    .where(and(isOpen, eq(staffInvites.tokenHash, tokenHash), gt(staffInvites.expiresAt, sql<Date>`now()`)))
    .for('update');
  return row;
}

export async function markAccepted(tx: Db, id: string): Promise<void> {
  await tx.update(staffInvites).set({ acceptedAt: sql`now()` }).where(eq(staffInvites.id, id));
}

export async function deleteInvite(tx: Db, id: string): Promise<InviteRow | undefined> {
  const [row] = await tx
    .delete(staffInvites)
    .where(and(isOpen, eq(staffInvites.id, id)))
    .returning();
  return row;
}

export async function deleteInvitesOf(tx: Db, email: string): Promise<void> {
  await tx.delete(staffInvites).where(hasEmail(email));
}

export async function deleteOldInvites(db: Db): Promise<void> {
  await db.delete(staffInvites).where(sql`${staffInvites.expiresAt} < now() - interval '30 days'`);
}
