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

/** A row for the owner to look back at, in the transaction of the change itself. Only what differs is kept. */
export async function recordChange(
  tx: Db,
  { actorId, action, target, before, after }: Change,
): Promise<void> {
  const changes = Object.fromEntries(
    Object.keys(after)
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name): [string, [unknown, unknown]] => [name, [before[name] ?? null, after[name] ?? null]]),
  );
  await tx.insert(auditLog).values({ actorId, action, target, changes });
}
