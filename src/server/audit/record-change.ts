import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../platform/db/db.ts';
import { auditLog } from '../platform/db/schema/accounts.ts';

interface Change {
  actorId: string;
  action: string;
  /** As "user 0190…": what was changed. */
  target: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** A row for the owner to look back at, in the transaction of the change itself. Only what differs is kept; where nothing does, no row. */
export async function recordChange(
  tx: Db,
  { actorId, action, target, before, after }: Change,
): Promise<void> {
  const changes = Object.fromEntries(
    Object.keys(after)
      .filter((name) => !isDeepStrictEqual(asStored(before[name]), asStored(after[name])))
      .map((name): [string, [unknown, unknown]] => [name, [before[name] ?? null, after[name] ?? null]]),
  );
  if (Object.keys(changes).length === 0) return;
  await tx.insert(auditLog).values({ actorId, action, target, changes });
}

/** Missing is empty, and what the database gives back with its names in another order is the same. */
function asStored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
