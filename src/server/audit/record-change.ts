import { isDeepStrictEqual } from 'node:util';
import type { AuditAction } from '../../messages/en/admin-audit.ts';
import type { Db } from '../platform/db/db.ts';
import { insertAudit } from './audit.store.ts';

interface Change {
  actorId: string;
  action: AuditAction;
  /** The changed record, as "user 0190…". */
  target: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Writes an audit entry in the transaction of the change. It has only the fields that differ; without any, nothing is written. */
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
  await insertAudit(tx, { actorId, action, target, changes });
}

/** As JSON: undefined equals null, and Dates equal their strings. */
function asStored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
