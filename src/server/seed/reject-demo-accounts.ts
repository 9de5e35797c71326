import { or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { StartError } from '../platform/start-error.ts';

/** Live mode must not accept the demo passwords, which are public in this repository. */
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
