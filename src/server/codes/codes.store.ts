import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { advisoryLock } from '../platform/db/advisory-lock.ts';
import type { Db } from '../platform/db/db.ts';
import { codes } from '../platform/db/schema/accounts.ts';
import type { CodePurpose, CodeRequester } from './code-requester.ts';

interface NewCode {
  id: string;
  purpose: CodePurpose;
  email: string;
  codeHash: Buffer;
  browserHash: Buffer;
  network: string;
  /** How long it is valid. */
  minutes: number;
}

/** Serializes requests for codes of one e-mail until the transaction ends. */
export async function lockCodes(tx: Db, purpose: CodePurpose, email: string): Promise<void> {
  await advisoryLock(tx, `code ${purpose} ${email}`);
}

/** Replaces the previous code of the same browser. */
export async function upsertCode(tx: Db, { minutes, ...code }: NewCode): Promise<void> {
  const expiresAt = inMinutes(minutes);
  await tx
    .insert(codes)
    .values({ ...code, expiresAt })
    .onConflictDoUpdate({
      target: [codes.purpose, codes.email, codes.browserHash],
      targetWhere: isNull(codes.consumedAt),
      set: {
        id: code.id,
        codeHash: code.codeHash,
        network: code.network,
        tries: 0,
        openTries: 0,
        verificationHash: null,
        verifiedAt: null,
        createdAt: sql`now()`,
        expiresAt,
      },
    });
}

/** Seconds since the requester's last code for the e-mail. */
export async function findCodeAge(
  db: Db,
  purpose: CodePurpose,
  email: string,
  requester: CodeRequester,
): Promise<number | undefined> {
  const [row] = await db
    .select({ age: sql<number>`extract(epoch from now() - ${codes.createdAt})::float` })
    .from(codes)
    .where(and(eq(codes.purpose, purpose), eq(codes.email, email), isNull(codes.consumedAt), isBy(requester)))
    .orderBy(desc(codes.createdAt))
    .limit(1);
  return row?.age;
}

/** Of a code that was not sent: another may be requested at once. */
export async function deleteCode(db: Db, id: string): Promise<void> {
  await db.delete(codes).where(eq(codes.id, id));
}

/** Sets the code that is about to be mailed. Undefined when the request has expired. */
export async function setCodeHash(db: Db, id: string, codeHash: Buffer, minutes: number) {
  const [row] = await db
    .update(codes)
    .set({ codeHash, expiresAt: inMinutes(minutes) })
    .where(and(eq(codes.id, id), isNull(codes.verifiedAt), gt(codes.expiresAt, sql`now()`)))
    .returning({ purpose: codes.purpose, email: codes.email });
  return row;
}

export async function findUnverifiedCode(db: Db, id: string) {
  const [row] = await db
    .select({ purpose: codes.purpose, email: codes.email })
    .from(codes)
    .where(and(eq(codes.id, id), isNull(codes.verifiedAt), gt(codes.expiresAt, sql`now()`)));
  return row;
}

/**
 * Counts a try before the code is compared, so that parallel guesses cannot exceed `maxTries`. Clients without cookies have a
 * counter of their own, for the newest code that their network requested.
 */
export async function consumeTry(
  db: Db,
  {
    purpose,
    email,
    requester,
    maxTries,
  }: { purpose: CodePurpose; email: string; requester: CodeRequester; maxTries: number },
) {
  const counter = 'browserHash' in requester ? codes.tries : codes.openTries;
  const newest = db
    .select({ id: codes.id })
    .from(codes)
    .where(and(eq(codes.purpose, purpose), eq(codes.email, email), isNull(codes.consumedAt), isBy(requester)))
    .orderBy(desc(codes.createdAt))
    .limit(1);
  const [row] = await db
    .update(codes)
    .set('browserHash' in requester ? { tries: sql`${counter} + 1` } : { openTries: sql`${counter} + 1` })
    .where(
      and(
        inArray(codes.id, newest),
        isNull(codes.verifiedAt),
        gt(codes.expiresAt, sql`now()`),
        sql`${counter} < ${maxTries}`,
      ),
    )
    .returning({ id: codes.id, codeHash: codes.codeHash });
  return row;
}

/** False when a concurrent request has verified the same code. */
export async function markVerified(
  db: Db,
  id: string,
  verificationHash: Buffer,
  minutes: number,
): Promise<boolean> {
  const rows = await db
    .update(codes)
    .set({ verifiedAt: sql`now()`, verificationHash, expiresAt: inMinutes(minutes) })
    .where(and(eq(codes.id, id), isNull(codes.verifiedAt)))
    .returning({ id: codes.id });
  return rows.length > 0;
}

/** True once per verification token. */
export async function markConsumed(
  db: Db,
  purpose: CodePurpose,
  email: string,
  verificationHash: Buffer,
): Promise<boolean> {
  const rows = await db
    .update(codes)
    .set({ consumedAt: sql`now()` })
    .where(
      and(
        eq(codes.purpose, purpose),
        eq(codes.email, email),
        eq(codes.verificationHash, verificationHash),
        isNull(codes.consumedAt),
        gt(codes.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: codes.id });
  return rows.length > 0;
}

/** Whether the verification token is valid, without consuming it. */
export async function findVerification(
  db: Db,
  purpose: CodePurpose,
  email: string,
  verificationHash: Buffer,
): Promise<boolean> {
  const rows = await db
    .select({ id: codes.id })
    .from(codes)
    .where(
      and(
        eq(codes.purpose, purpose),
        eq(codes.email, email),
        eq(codes.verificationHash, verificationHash),
        isNull(codes.consumedAt),
        gt(codes.expiresAt, sql`now()`),
      ),
    );
  return rows.length > 0;
}

function isBy(requester: CodeRequester): SQL {
  return 'browserHash' in requester
    ? eq(codes.browserHash, requester.browserHash)
    : eq(codes.network, requester.network);
}

/** By the clock of the database, which also checks it. */
function inMinutes(minutes: number): SQL<Date> {
  return sql`now() + make_interval(mins => ${minutes})`;
}
