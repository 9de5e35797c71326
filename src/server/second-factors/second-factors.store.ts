import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import {
  authenticatorApps,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
} from '../platform/db/schema/second-factors.ts';
import { array, boolean, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type ChallengePurpose = typeof passkeyChallenges.$inferSelect.purpose;

export function selectPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function findPasskey(db: Db, credentialId: Buffer): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** False when the credential is stored already. */
export async function insertPasskey(tx: Db, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id });
  return rows.length > 0;
}

/** False when a copy of the authenticator has counted as far. Those that do not count always send 0. */
export async function markPasskeyUsed(
  tx: Db,
  id: string,
  { counter, isSynced }: { counter: number; isSynced: boolean },
): Promise<boolean> {
  const rows = await tx
    .update(passkeys)
    .set({ counter, isSynced, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function renamePasskey(tx: Db, userId: string, id: string, name: string): Promise<boolean> {
  const rows = await tx
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function deletePasskey(tx: Db, userId: string, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning();
  return row;
}

export async function insertChallenge(
  db: Db,
  challenge: Pick<typeof passkeyChallenges.$inferInsert, 'challengeHash' | 'purpose' | 'userId'>,
): Promise<void> {
  await db
    .insert(passkeyChallenges)
    .values({ ...challenge, expiresAt: sql<Date>`now() + interval '5 minutes'` });
}

/** Whether it was there: each counts once. */
export async function consumeChallenge(
  tx: Db,
  {
    challengeHash,
    purpose,
    userId,
  }: { challengeHash: Buffer; purpose: ChallengePurpose; userId: string | null },
): Promise<boolean> {
  const rows = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        sql`${passkeyChallenges.expiresAt} > now()`,
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose });
  return rows.length > 0;
}

export async function deleteOldChallenges(db: Db): Promise<void> {
  await db.delete(passkeyChallenges).where(sql`${passkeyChallenges.expiresAt} < now()`);
}

/** With whether the account is one of the demo. */
export async function findApp(db: Db, userId: string) {
  const [row] = await db
    .select({
      secretSealed: authenticatorApps.secretSealed,
      confirmedAt: authenticatorApps.confirmedAt,
      isDemo: users.isDemo,
    })
    .from(authenticatorApps)
    .innerJoin(users, eq(users.id, authenticatorApps.userId))
    .where(eq(authenticatorApps.userId, userId));
  return row;
}

/** False when the account has a confirmed app: that one is removed first. */
export async function savePendingApp(db: Db, userId: string, secretSealed: string): Promise<boolean> {
  const rows = await db
    .insert(authenticatorApps)
    .values({ userId, secretSealed })
    .onConflictDoUpdate({
      target: authenticatorApps.userId,
      set: { secretSealed, lastStep: 0, createdAt: sql`now()` },
      setWhere: isNull(authenticatorApps.confirmedAt),
    })
    .returning({ userId: authenticatorApps.userId });
  return rows.length > 0;
}

/** False when this step or a later one was accepted before. */
export async function consumeStep(tx: Db, userId: string, step: number): Promise<boolean> {
  const rows = await tx
    .update(authenticatorApps)
    .set({ lastStep: step })
    .where(and(eq(authenticatorApps.userId, userId), lt(authenticatorApps.lastStep, step)))
    .returning({ userId: authenticatorApps.userId });
  return rows.length > 0;
}

export async function confirmApp(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx
    .update(authenticatorApps)
    .set({ confirmedAt: sql`now()` })
    .where(and(eq(authenticatorApps.userId, userId), isNull(authenticatorApps.confirmedAt)))
    .returning({ userId: authenticatorApps.userId });
  return rows.length > 0;
}

export async function deleteApp(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId))
    .returning({ confirmedAt: authenticatorApps.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

export async function replaceRecoveryCodes(tx: Db, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

export async function deleteRecoveryCodes(tx: Db, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Each counts once, also for two requests at the same time. */
export async function consumeRecoveryCode(tx: Db, userId: string, codeHash: Buffer): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}

const factorFinder = statement({
  name: 'has_second_factor',
  params: { userId: passkeys.userId, rpId: passkeys.rpId },
  row: { found: boolean() },
  text: `select exists (select 1 from passkeys where user_id = :userId and rp_id = :rpId)
    or exists (select 1 from authenticator_apps where user_id = :userId and confirmed_at is not null) as found`,
});

const peopleWithFactor = statement({
  name: 'users_with_second_factor',
  params: { userIds: array(uuid()) },
  row: { userId: passkeys.userId },
  text: `select user_id as "userId" from passkeys where user_id = any(:userIds)
    union select user_id from authenticator_apps where user_id = any(:userIds) and confirmed_at is not null`,
});

/** Those of these people who have a passkey or a confirmed app. */
export async function selectWithFactor(db: Db, userIds: string[]): Promise<Set<string>> {
  return new Set((await peopleWithFactor(db, { userIds })).map(({ userId }) => userId));
}

/** Whether the account has a passkey of this domain or a confirmed app. */
export async function hasAnyFactor(db: Db, userId: string, rpId: string): Promise<boolean> {
  return (await factorFinder(db, { userId, rpId }))[0]?.found ?? false;
}

/** Returns how many there were. */
export async function deleteFactors(
  tx: Db,
  userId: string,
): Promise<{ passkeys: number; apps: number; recoveryCodes: number }> {
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
  const lost = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });
  const hadApp = await deleteApp(tx, userId);
  const codes = await tx
    .delete(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
    .returning({ userId: recoveryCodes.userId });
  return { passkeys: lost.length, apps: hadApp ? 1 : 0, recoveryCodes: codes.length };
}
