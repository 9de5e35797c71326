import type { NoticeForm, NoticeSettings } from '../../contract/admin/notice-settings.ts';
import { DEFAULT_NOTICE_TERMS, type NoticeTerms } from '../../rules/quiet-hours.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findVersionedNotices, saveSettingsPart } from './shop.store.ts';

/** When customers get messages, and whether they are reminded. */
export async function getNoticeTerms(db: Db): Promise<NoticeTerms> {
  return { ...DEFAULT_NOTICE_TERMS, ...(await findVersionedNotices(db)).value };
}

/** The terms with the version for optimistic locking. */
export async function getNoticeSettings(db: Db): Promise<NoticeSettings> {
  const { value, version } = await findVersionedNotices(db);
  return { ...DEFAULT_NOTICE_TERMS, ...value, version };
}

export function changeNoticeTerms(
  db: Db,
  actorId: string,
  { version, ...terms }: NoticeForm,
): Promise<Result<NoticeSettings, 'settings-changed'>> {
  return db.transaction(async (tx) => {
    const before = await getNoticeTerms(tx);
    if (!(await saveSettingsPart(tx, 'notices', terms, version))) return failure('settings-changed');
    await recordChange(tx, {
      actorId,
      action: 'change messages',
      target: 'messages',
      before: { ...before },
      after: terms,
    });
    return success(await getNoticeSettings(tx));
  });
}
