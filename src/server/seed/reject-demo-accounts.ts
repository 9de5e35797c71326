import { or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { StartError } from '../platform/start-error.ts';

/** A live shop must not be entered with passwords that stand in this repository. */
export async function rejectDemoAccounts(db: Db, variable: 'DATABASE_URL' | 'DATA_DIR'): Promise<void> {
  const [demo] = await db
    .select({ email: users.email })
    .from(users)
    .where(or(users.isDemo, sql`lower(${users.email}) in ('admin@example.com', 'customer@example.com')`))
    .limit(1);
  if (demo) {
    throw new StartError(
      `${variable}: this database holds the demo account ${demo.email}; SHOP_MODE=live needs a database that demo mode never used`,
    );
  }
}
