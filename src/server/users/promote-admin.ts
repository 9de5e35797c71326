import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';

/** The first admin of a live shop: whoever proved to read the mail of the owner's address. Others are made by admins. */
export async function promoteAdmin(db: Db, ownerEmail: string | undefined): Promise<void> {
  if (!ownerEmail) return;
  await db
    .update(users)
    .set({ isAdmin: true })
    .where(
      and(
        sql`lower(${users.email}) = ${ownerEmail.toLowerCase()}`,
        isNotNull(users.emailVerifiedAt),
        isNull(users.erasedAt),
        eq(users.isAdmin, false),
        sql`not exists (select 1 from users other where other.is_admin and not other.is_blocked and other.erased_at is null)`,
      ),
    );
}
