import { inArray } from 'drizzle-orm';
import { advisoryLock } from '../platform/db/advisory-lock.ts';
import type { Db } from '../platform/db/db.ts';
import { auditChain, auditUnchained } from '../platform/db/schema/security.ts';
import { bigint, boolean, nullable, text } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';
import type { ChainedEntry } from './chain-hash.ts';

/** One job at a time adds links. */
export async function lockChain(tx: Db): Promise<void> {
  await advisoryLock(tx, 0x61756469);
}

const entryColumns = `a.id::text as id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
  a.actor_id::text as "actorId", a.api_key_id::text as "apiKeyId", a.action, a.target,
  encode(a.changes_hash, 'hex') as "changesHash"`;
const entryRow = {
  id: nullable(text()),
  at: nullable(text()),
  actorId: nullable(text()),
  apiKeyId: nullable(text()),
  action: text(),
  target: text(),
  changesHash: nullable(text()),
};

const unchainedFinder = statement({
  name: 'audit_unchained',
  isPrepared: false,
  params: { limit: bigint() },
  row: entryRow,
  text: `select ${entryColumns} from audit_unchained u join audit_log a on a.id = u.entry_id order by u.entry_id limit :limit`,
});

const lastFinder = statement({
  name: 'audit_chain_head',
  isPrepared: false,
  params: {},
  row: { position: auditChain.position, hash: auditChain.hash },
  text: `select position, hash from audit_chain order by position desc limit 1`,
});

const pageFinder = statement({
  name: 'audit_chain_page',
  isPrepared: false,
  params: { after: bigint(), limit: bigint() },
  row: {
    ...entryRow,
    position: auditChain.position,
    hash: auditChain.hash,
    salt: nullable(text()),
    changes: nullable(text()),
    isRedacted: boolean(),
  },
  text: `select ${entryColumns}, c.position, c.hash, encode(a.salt, 'hex') as salt, a.changes::text as changes,
      a.redacted_at is not null as "isRedacted"
    from audit_chain c join audit_log a on a.id = c.entry_id
    where c.position > :after order by c.position limit :limit`,
});

const strayFinder = statement({
  name: 'audit_strays',
  isPrepared: false,
  params: {},
  row: { id: nullable(text()) },
  text: `select a.id::text as id from audit_log a
    where not exists (select from audit_chain c where c.entry_id = a.id)
      and not exists (select from audit_unchained u where u.entry_id = a.id)
    order by a.id limit 10`,
});

function entryOf(row: { [Name in keyof ChainedEntry]: ChainedEntry[Name] | null }): ChainedEntry {
  const { id, at, actorId, apiKeyId, action, target, changesHash } = row;
  return {
    id: id ?? '',
    at: at ?? '',
    actorId,
    apiKeyId,
    action: action ?? '',
    target: target ?? '',
    changesHash: changesHash ?? '',
  };
}

/** In the order of their ids; an entry that commits late is chained later. */
export async function selectUnchained(tx: Db, limit: number): Promise<ChainedEntry[]> {
  return (await unchainedFinder(tx, { limit })).map(entryOf);
}

export async function findHead(db: Db) {
  return (await lastFinder(db, {}))[0];
}

export async function insertLinks(
  tx: Db,
  links: { position: number; entryId: number; hash: Buffer }[],
): Promise<void> {
  await tx.insert(auditChain).values(links);
  await tx.delete(auditUnchained).where(
    inArray(
      auditUnchained.entryId,
      links.map(({ entryId }) => entryId),
    ),
  );
}

/** A page of the chain with what proves each link. */
export async function selectChain(db: Db, after: number, limit: number) {
  const rows = await pageFinder(db, { after, limit });
  return rows.map((row) => ({
    entry: entryOf(row),
    position: row.position,
    hash: row.hash,
    salt: row.salt,
    changes: row.changes ?? '',
    isRedacted: row.isRedacted,
  }));
}

/** Entries that are neither chained nor waiting for it: somebody wrote around the triggers. */
export async function selectStrays(db: Db): Promise<string[]> {
  return (await strayFinder(db, {})).map(({ id }) => id ?? '');
}
