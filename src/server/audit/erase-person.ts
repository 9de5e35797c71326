import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';

/**
 * What admins did to an account and its orders stays in the log, without what says who the customer was. Before the
 * orders lose their customer, by whom they are found here.
 */
export async function erasePerson(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`update audit_log set changes = changes - '{name,email,phone,address}'::text[]
    where target = any(array(
      select ${`user ${userId}`} union all select 'order ' || o.id from orders o where o.user_id = ${userId}))`);
}
