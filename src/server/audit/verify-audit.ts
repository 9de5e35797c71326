import type { Db } from '../platform/db/db.ts';
import { selectChain, selectStrays } from './audit-chain.store.ts';
import { chainHash, changesHash, FIRST_HASH } from './chain-hash.ts';

const PAGE = 1000;

interface Verification {
  links: number;
  redacted: number;
  /** Position and hash of the last link, to compare with a later run or an earlier log line. */
  head: string;
  /** What does not fit; empty when the chain is unbroken. */
  problems: string[];
}

/** Recomputes every link. `expected` is a head that was noted before: it must still be part of the chain. */
export async function verifyAudit(db: Db, expected?: string): Promise<Verification> {
  const problems: string[] = [];
  let before: Buffer = FIRST_HASH;
  let position = 0;
  let redacted = 0;
  let hasExpected = expected === undefined;
  for (;;) {
    const page = await selectChain(db, position, PAGE);
    for (const link of page) {
      if (link.position !== position + 1)
        problems.push(`links ${position + 1} to ${link.position - 1} are missing`);
      const entry = `link ${link.position} (entry ${link.entry.id})`;
      if (!chainHash(before, link.entry).equals(link.hash))
        problems.push(`${entry}: the entry or the chain was changed`);
      if (link.isRedacted) redacted += 1;
      else if (!isCommitted(link)) problems.push(`${entry}: the recorded changes were changed`);
      before = link.hash;
      position = link.position;
      if (expected === headOf(position, before)) hasExpected = true;
    }
    if (page.length < PAGE) break;
  }
  for (const id of await selectStrays(db)) problems.push(`entry ${id} is not part of the chain`);
  if (!hasExpected)
    problems.push(`${expected} is not part of the chain: its end was cut off, or it was rebuilt`);
  return { links: position, redacted, head: headOf(position, before), problems };
}

function isCommitted({
  salt,
  changes,
  entry,
}: {
  salt: string | null;
  changes: string;
  entry: { changesHash: string };
}) {
  return (
    salt !== null && changesHash(Buffer.from(salt, 'hex'), changes).toString('hex') === entry.changesHash
  );
}

function headOf(position: number, hash: Buffer): string {
  return `${position}:${hash.toString('hex')}`;
}
