import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { codes } from '../platform/db/schema/accounts.ts';

export type CodePurpose = 'register' | 'reset';

const MOST_TRIES = 5;

/** Puts a new code in the place of the address's old one; false while the old one is younger than `waitSeconds`. */
export async function replaceCode(
  db: Db,
  code: { id: string; purpose: CodePurpose; email: string; codeHash: Buffer; expiresAt: SQL<Date> },
  waitSeconds: number,
): Promise<boolean> {
  const rows = await db
    .insert(codes)
    .values(code)
    .onConflictDoUpdate({
      target: [codes.purpose, codes.email],
      targetWhere: isNull(codes.consumedAt),
      set: {
        id: code.id,
        codeHash: code.codeHash,
        tries: 0,
        proofHash: null,
        verifiedAt: null,
        createdAt: sql`now()`,
        expiresAt: code.expiresAt,
      },
      setWhere: sql`${codes.createdAt} <= now() - make_interval(secs => ${waitSeconds})`,
    })
    .returning({ id: codes.id });
  return rows.length > 0;
}

/** How long ago the address's last code was asked for, in seconds. */
export async function codeAge(db: Db, purpose: CodePurpose, email: string): Promise<number | undefined> {
  const [row] = await db
    .select({ age: sql<number>`extract(epoch from now() - ${codes.createdAt})::float` })
    .from(codes)
    .where(and(eq(codes.purpose, purpose), eq(codes.email, email), isNull(codes.consumedAt)));
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

/** Counts a try before anybody looks at the code: parallel guesses cannot have more than five. */
export async function takeTry(db: Db, purpose: CodePurpose, email: string) {
  const [row] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(
      and(
        eq(codes.purpose, purpose),
        eq(codes.email, email),
        isNull(codes.consumedAt),
        isNull(codes.verifiedAt),
        gt(codes.expiresAt, sql`now()`),
        sql`${codes.tries} < ${MOST_TRIES}`,
      ),
    )
    .returning({ id: codes.id, codeHash: codes.codeHash });
  return row;
}

/** False when another request was quicker with the same code. */
export async function markVerified(
  db: Db,
  id: string,
  proofHash: Buffer,
  expiresAt: SQL<Date>,
): Promise<boolean> {
  const rows = await db
    .update(codes)
    .set({ verifiedAt: sql`now()`, proofHash, expiresAt })
    .where(and(eq(codes.id, id), isNull(codes.verifiedAt)))
    .returning({ id: codes.id });
  return rows.length > 0;
}

/** True once: the proof is used up with it. */
export async function consumeProof(
  db: Db,
  purpose: CodePurpose,
  email: string,
  proofHash: Buffer,
): Promise<boolean> {
  const rows = await db
    .update(codes)
    .set({ consumedAt: sql`now()` })
    .where(
      and(
        eq(codes.purpose, purpose),
        eq(codes.email, email),
        eq(codes.proofHash, proofHash),
        isNull(codes.consumedAt),
        gt(codes.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: codes.id });
  return rows.length > 0;
}
