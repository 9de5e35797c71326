import { hash } from 'node:crypto';

/** An entry of the audit log as text, exactly as the database has it. */
export interface ChainedEntry {
  id: string;
  /** UTC with microseconds. */
  at: string;
  actorId: string | null;
  apiKeyId: string | null;
  action: string;
  target: string;
  /** In hex: the salted hash of the changes, so that a redacted entry keeps its place in the chain. */
  changesHash: string;
}

/** Before the first entry. */
export const FIRST_HASH = Buffer.alloc(32);

/** The hash of a link: it includes the link before, so that no entry can be changed, removed or put between others. */
export function chainHash(
  before: Buffer,
  { id, at, actorId, apiKeyId, action, target, changesHash }: ChainedEntry,
): Buffer {
  const content = JSON.stringify([id, at, actorId, apiKeyId, action, target, changesHash]);
  return hash('sha256', Buffer.concat([before, Buffer.from(content)]), 'buffer');
}

/** The commitment of an entry to its changes. */
export function changesHash(salt: Buffer, changes: string): Buffer {
  return hash('sha256', Buffer.concat([salt, Buffer.from(changes)]), 'buffer');
}
