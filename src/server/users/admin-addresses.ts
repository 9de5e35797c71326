import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';

/** Where everybody who runs the shop reads mail. */
export async function adminAddresses(db: Db): Promise<{ name: string; address: string }[]> {
  return db
    .select({ name: users.name, address: users.email })
    .from(users)
    .where(and(eq(users.isAdmin, true), eq(users.isBlocked, false), isNull(users.erasedAt)))
    .orderBy(asc(users.id));
}
