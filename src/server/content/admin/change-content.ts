import {
  type ContentFields,
  type ContentItem,
  type ContentKind,
  contentForms,
  contentShapes,
} from '../../../contract/admin/content.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { Db } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import {
  type ContentRow,
  deleteContent,
  insertContent,
  lockContent,
  selectAllContent,
  setOrder,
  updateContent,
} from './content.store.ts';

type FieldErrors = { fields: Record<string, string> };

export async function listContent(db: Db, kind: ContentKind): Promise<ContentItem[]> {
  return (await selectAllContent(db, kind)).map(itemOf);
}

/** It comes last of its kind. */
export function createContent(
  db: Db,
  actorId: string,
  { kind, ...fields }: ContentFields & { kind: ContentKind },
): Promise<ContentItem | FieldErrors> {
  return db.transaction(async (tx) => {
    const columns = columnsOf(kind, fields);
    if ('fields' in columns) return columns;
    const after = itemOf(await insertContent(tx, { ...columns, id: newId(), kind }));
    await record(tx, actorId, 'create content', after._id, {}, after);
    return after;
  });
}

export function editContent(
  db: Db,
  actorId: string,
  id: string,
  fields: ContentFields,
): Promise<ContentItem | FieldErrors | 'content-not-found'> {
  return db.transaction(async (tx) => {
    const before = await lockContent(tx, id);
    if (!before) return 'content-not-found';
    const columns = columnsOf(before.kind, fields);
    if ('fields' in columns) return columns;
    const isSameFile = columns.url === before.url;
    const size = isSameFile ? {} : { width: null, height: null };
    const after = itemOf(await updateContent(tx, id, { ...columns, ...size }));
    await record(tx, actorId, 'edit content', id, itemOf(before), after);
    return after;
  });
}

export function removeContent(db: Db, actorId: string, id: string): Promise<'removed' | 'content-not-found'> {
  return db.transaction(async (tx) => {
    const before = await lockContent(tx, id);
    if (!before) return 'content-not-found';
    await deleteContent(tx, id);
    const item = itemOf(before);
    const gone = Object.fromEntries(Object.keys(item).map((name) => [name, null]));
    await record(tx, actorId, 'remove content', id, item, gone);
    return 'removed';
  });
}

export function orderContent(
  db: Db,
  actorId: string,
  { kind, ids }: { kind: ContentKind; ids: string[] },
): Promise<ContentItem[]> {
  return db.transaction(async (tx) => {
    const before = await listContent(tx, kind);
    await setOrder(tx, kind, ids);
    const after = await listContent(tx, kind);
    const names = (items: ContentItem[]) => items.map(({ _id }) => _id);
    await record(tx, actorId, 'order content', kind, { order: names(before) }, { order: names(after) });
    return after;
  });
}

/** The fields as the kind's form wants them, or what is wrong with them. */
function columnsOf(kind: ContentKind, input: ContentFields): FieldErrors | Partial<ContentRow> {
  const checked = contentForms[contentShapes[kind]].safeParse(input);
  if (!checked.success) {
    const wrong = checked.error.issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]);
    return { fields: Object.fromEntries(wrong) };
  }
  const columns: Partial<ContentRow> = checked.data;
  return { ...columns, ...('posterUrl' in columns && { posterUrl: columns.posterUrl || null }) };
}

function record(
  tx: Db,
  actorId: string,
  action: string,
  what: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Promise<void> {
  return recordChange(tx, { actorId, action, target: `content ${what}`, before, after });
}

function itemOf({ id, kind, title, text, url, posterUrl, alt, rating, isShown }: ContentRow): ContentItem {
  return { _id: id, kind, title, text, url: url ?? '', posterUrl: posterUrl ?? '', alt, rating, isShown };
}
