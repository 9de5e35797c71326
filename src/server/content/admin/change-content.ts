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
import { failure, type Result, success } from '../../platform/result.ts';
import {
  type ContentRow,
  deleteContent,
  insertContent,
  lockContent,
  selectAllContent,
  setOrder,
  updateContent,
} from './content.store.ts';

export async function listContent(db: Db, kind: ContentKind): Promise<ContentItem[]> {
  return (await selectAllContent(db, kind)).map(toItem);
}

/** The new item is the last of its kind. */
export function createContent(
  db: Db,
  actorId: string,
  { kind, ...fields }: ContentFields & { kind: ContentKind },
): Promise<Result<ContentItem, 'bad-request'>> {
  return db.transaction(async (tx) => {
    const columns = columnsOf(kind, fields);
    if (!columns.ok) return columns;
    const after = toItem(await insertContent(tx, { ...columns.value, id: newId(), kind }));
    await record(tx, actorId, 'create content', after._id, {}, after);
    return success(after);
  });
}

export function editContent(
  db: Db,
  actorId: string,
  id: string,
  fields: ContentFields,
): Promise<Result<ContentItem, 'bad-request' | 'content-not-found'>> {
  return db.transaction(async (tx) => {
    const before = await lockContent(tx, id);
    if (!before) return failure('content-not-found');
    const columns = columnsOf(before.kind, fields);
    if (!columns.ok) return columns;
    const isSameFile = columns.value.url === before.url;
    const size = isSameFile ? {} : { width: null, height: null };
    const after = toItem(await updateContent(tx, id, { ...columns.value, ...size }));
    await record(tx, actorId, 'edit content', id, toItem(before), after);
    return success(after);
  });
}

export function removeContent(
  db: Db,
  actorId: string,
  id: string,
): Promise<Result<undefined, 'content-not-found'>> {
  return db.transaction(async (tx) => {
    const before = await lockContent(tx, id);
    if (!before) return failure('content-not-found');
    await deleteContent(tx, id);
    const item = toItem(before);
    const empty = Object.fromEntries(Object.keys(item).map((name) => [name, null]));
    await record(tx, actorId, 'remove content', id, item, empty);
    return success();
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
    const idsOf = (items: ContentItem[]) => items.map(({ _id }) => _id);
    await record(tx, actorId, 'order content', kind, { order: idsOf(before) }, { order: idsOf(after) });
    return after;
  });
}

/** Validates the fields by the form of the kind. */
function columnsOf(kind: ContentKind, input: ContentFields): Result<Partial<ContentRow>, 'bad-request'> {
  const checked = contentForms[contentShapes[kind]].safeParse(input);
  if (!checked.success) {
    const messages = checked.error.issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]);
    return failure('bad-request', { fields: Object.fromEntries(messages) });
  }
  const columns: Partial<ContentRow> = checked.data;
  return success({
    ...columns,
    ...('posterUrl' in columns && { posterUrl: columns.posterUrl || null }),
    ...('link' in columns && { link: columns.link || null }),
  });
}

function record(
  tx: Db,
  actorId: string,
  action: string,
  subject: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Promise<void> {
  return recordChange(tx, { actorId, action, target: `content ${subject}`, before, after });
}

function toItem(row: ContentRow): ContentItem {
  const { id, kind, title, text, url, posterUrl, alt, rating, link, isShown } = row;
  return {
    _id: id,
    kind,
    title,
    text,
    url: url ?? '',
    posterUrl: posterUrl ?? '',
    alt,
    rating,
    link: link ?? '',
    isShown,
  };
}
