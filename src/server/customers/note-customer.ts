import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { deleteNote, insertNote, replaceTags, selectTags } from './customers.store.ts';
import { findPerson, keyOf } from './get-customer.ts';

interface Change {
  id: string;
  adminId: string;
}

/** The audit log says that somebody noted something, not what: the text goes with the customer's data. */
export function addNote(
  db: Db,
  { id, adminId, text }: Change & { text: string },
): Promise<Result<undefined, 'user-not-found'>> {
  return db.transaction(async (tx) => {
    const key = keyOf(id);
    if (!(await findPerson(tx, key))) return failure('user-not-found');
    const noteId = newId();
    await insertNote(tx, { ...key, id: noteId, authorId: adminId, text });
    await audit(tx, { id, adminId }, 'note customer', { note: [null, noteId] });
    return success();
  });
}

export function removeNote(
  db: Db,
  { id, adminId, noteId }: Change & { noteId: string },
): Promise<Result<undefined, 'not-found'>> {
  return db.transaction(async (tx) => {
    if (!(await deleteNote(tx, keyOf(id), noteId))) return failure('not-found');
    await audit(tx, { id, adminId }, 'remove note', { note: [noteId, null] });
    return success();
  });
}

export function changeTags(
  db: Db,
  { id, adminId, tags }: Change & { tags: string[] },
): Promise<Result<undefined, 'user-not-found'>> {
  return db.transaction(async (tx) => {
    const key = keyOf(id);
    if (!(await findPerson(tx, key))) return failure('user-not-found');
    const before = await selectTags(tx, key);
    await replaceTags(tx, key, [...new Set(tags)]);
    const count = { tags: [before.length, new Set(tags).size] as [unknown, unknown] };
    await audit(tx, { id, adminId }, 'tag customer', count);
    return success();
  });
}

async function audit(
  tx: Db,
  { id, adminId }: Change,
  action: 'note customer' | 'remove note' | 'tag customer',
  changes: Record<string, [unknown, unknown]>,
): Promise<void> {
  const side = (index: 0 | 1) =>
    Object.fromEntries(Object.entries(changes).map(([name, pair]) => [name, pair[index]]));
  // a mobile number would stay in the log after its customer is gone
  const target = keyOf(id).userId === null ? 'customer' : `user ${id}`;
  await recordChange(tx, { actorId: adminId, action, target, before: side(0), after: side(1) });
}
