import type { HsnTextView } from '../../contract/admin/tax.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { deleteHsnText, selectHsnTexts, upsertHsnText } from './months.store.ts';

export const listHsnTexts = (db: Db): Promise<HsnTextView[]> => selectHsnTexts(db);

/** Adds the text of a code, or replaces it. */
export function putHsnText(db: Db, actorId: string, text: HsnTextView): Promise<HsnTextView> {
  return db.transaction(async (tx) => {
    const before = (await selectHsnTexts(tx)).find(({ code }) => code === text.code);
    await upsertHsnText(tx, text);
    await recordChange(tx, {
      actorId,
      action: 'edit HSN text',
      target: `HSN text ${text.code}`,
      before: { ...before },
      after: { ...text },
    });
    return text;
  });
}

export function removeHsnText(
  db: Db,
  actorId: string,
  code: string,
): Promise<Result<undefined, 'hsn-text-not-found'>> {
  return db.transaction(async (tx) => {
    if (!(await deleteHsnText(tx, code))) return failure('hsn-text-not-found');
    await recordChange(tx, {
      actorId,
      action: 'remove HSN text',
      target: `HSN text ${code}`,
      before: { code },
      after: { code: null },
    });
    return success();
  });
}
