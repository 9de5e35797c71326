import type { Db } from '../platform/db/db.ts';
import { text, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

const personRemover = statement({
  name: 'audit_remove_person',
  isPrepared: false,
  params: { account: text(), userId: uuid() },
  row: {},
  text: `update audit_log set changes = changes - '{name,email,phone,address}'::text[]
    where target = any(array(
      select :account union all select 'order ' || o.id from orders o where o.user_id = :userId))`,
});

/**
 * What admins did to an account and its orders stays in the log, without what says who the customer was. Before the
 * orders lose their customer, by whom they are found here.
 */
export async function erasePerson(tx: Db, userId: string): Promise<void> {
  await personRemover(tx, { account: `user ${userId}`, userId });
}
