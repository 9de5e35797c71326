import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { advisoryLock } from '../platform/db/advisory-lock.ts';
import type { Db } from '../platform/db/db.ts';
import { codes } from '../platform/db/schema/accounts.ts';

export type CodePurpose = 'register' | 'reset';

/** Who asks: the browser by its cookie, or a client without one by the network it comes from. */
export type Asker = { browserHash: Buffer } | { network: string };

interface NewCode {
  id: string;
  purpose: CodePurpose;
  email: string;
  codeHash: Buffer;
  browserHash: Buffer;
  network: string;
  expiresAt: SQL<Date>;
}

/** Who asks for codes of one address wait here for each other until the transaction ends. */
export async function lockCodes(tx: Db, purpose: CodePurpose, email: string): Promise<void> {
  await advisoryLock(tx, `code ${purpose} ${email}`);
}

/** Puts a new code in the place of the same browser's old one. */
export async function putCode(tx: Db, code: NewCode): Promise<void> {
  await tx
    .insert(codes)
    .values(code)
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
        expiresAt: code.expiresAt,
      },
    });
}

/** How long ago this asker's last code for the address was asked for, in seconds. */
export async function codeAge(
  db: Db,
  purpose: CodePurpose,
  email: string,
  asker: Asker,
): Promise<number | undefined> {
  const [row] = await db
    .select({ age: sql<number>`extract(epoch from now() - ${codes.createdAt})::float` })
    .from(codes)
    .where(and(eq(codes.purpose, purpose), eq(codes.email, email), isNull(codes.consumedAt), askedBy(asker)))
    .orderBy(desc(codes.createdAt))
    .limit(1);
  return row?.age;
}

/** Gives a waiting code its real value when its mail goes out; undefined when it is too late for it. */
export async function setCode(db: Db, id: string, codeHash: Buffer, expiresAt: SQL<Date>) {
  const [row] = await db
    .update(codes)
    .set({ codeHash, expiresAt })
    .where(and(eq(codes.id, id), isNull(codes.verifiedAt), gt(codes.expiresAt, sql`now()`)))
    .returning({ purpose: codes.purpose, email: codes.email });
  return row;
}

export async function findWaitingCode(db: Db, id: string) {
  const [row] = await db
    .select({ purpose: codes.purpose, email: codes.email })
    .from(codes)
    .where(and(eq(codes.id, id), isNull(codes.verifiedAt), gt(codes.expiresAt, sql`now()`)));
  return row;
}

/**
 * Counts a try before anybody looks at the code: parallel guesses cannot have more than `maxTries`. A client without a
 * cookie has as many of its own, at the newest code that its network asked for.
 */
export async function consumeTry(
  db: Db,
  {
    purpose,
    email,
    asker,
    maxTries,
  }: { purpose: CodePurpose; email: string; asker: Asker; maxTries: number },
) {
  const counter = 'browserHash' in asker ? codes.tries : codes.openTries;
  const newest = db
    .select({ id: codes.id })
    .from(codes)
    .where(and(eq(codes.purpose, purpose), eq(codes.email, email), isNull(codes.consumedAt), askedBy(asker)))
    .orderBy(desc(codes.createdAt))
    .limit(1);
  const [row] = await db
    .update(codes)
    .set('browserHash' in asker ? { tries: sql`${counter} + 1` } : { openTries: sql`${counter} + 1` })
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

/** False when another request was quicker with the same code. */
export async function markVerified(
  db: Db,
  id: string,
  verificationHash: Buffer,
  expiresAt: SQL<Date>,
): Promise<boolean> {
  const rows = await db
    .update(codes)
    .set({ verifiedAt: sql`now()`, verificationHash, expiresAt })
    .where(and(eq(codes.id, id), isNull(codes.verifiedAt)))
    .returning({ id: codes.id });
  return rows.length > 0;
}

/** True once: the proof is used up with it. */
export async function deleteVerification(
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

function askedBy(asker: Asker): SQL {
  return 'browserHash' in asker ? eq(codes.browserHash, asker.browserHash) : eq(codes.network, asker.network);
}
