import type { Db } from '../../platform/db/db.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { seededId } from '../../platform/ids.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { SEEDED_AT, type SeedFiles } from '../seed-files.ts';

export const customerId = (email: string) => seededId(SEEDED_AT, `user ${email}`);

export async function seedAccounts(db: Db, { accounts, customers }: SeedFiles): Promise<void> {
  const shared = { isDemo: true, emailVerifiedAt: SEEDED_AT, createdAt: SEEDED_AT };
  const rows = await Promise.all([
    ...accounts.map(async ({ password, ...account }) => ({
      ...shared,
      ...account,
      id: customerId(account.email),
      passwordHash: await hashPassword(password),
    })),
    // authors of seeded reviews, without a password
    ...customers.map(async (customer) => ({
      ...shared,
      ...customer,
      id: customerId(customer.email),
      passwordHash: 'none',
    })),
  ]);
  await db.insert(users).values(rows).onConflictDoNothing();
}
