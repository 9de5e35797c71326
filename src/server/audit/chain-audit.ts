import type { Db } from '../platform/db/db.ts';
import type { Log } from '../platform/log.ts';
import { findHead, insertLinks, lockChain, selectUnchained } from './audit-chain.store.ts';
import { chainHash, FIRST_HASH } from './chain-hash.ts';

const BATCH = 500;

/**
 * Adds the entries that were committed since the last run to the chain. A job does it, and not each writer: a chain written by
 * the writers themselves would make every admin's transaction wait for the one before it. The log gets the newest hash, so that
 * whoever stores the log elsewhere can prove that nobody cut the end off.
 */
export async function chainAudit({ db, log }: { db: Db; log: Log }): Promise<void> {
  for (;;) {
    const added = await db.transaction(async (tx) => {
      await lockChain(tx);
      const entries = await selectUnchained(tx, BATCH);
      if (entries.length === 0) return undefined;
      const head = await findHead(tx);
      let position = head?.position ?? 0;
      let hash: Buffer = head?.hash ?? FIRST_HASH;
      const links = entries.map((entry) => {
        hash = chainHash(hash, entry);
        position += 1;
        return { position, entryId: Number(entry.id), hash };
      });
      await insertLinks(tx, links);
      return { count: links.length, position, hash: hash.toString('hex') };
    });
    if (!added) return;
    log.info({ event: 'audit-head', position: added.position, hash: added.hash }, 'audit log chained');
    if (added.count < BATCH) return;
  }
}
