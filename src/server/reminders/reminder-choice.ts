import type { ReminderSettings } from '../../contract/reminder.ts';
import type { Db } from '../platform/db/db.ts';
import { tokenHash } from '../platform/tokens.ts';
import { getNoticeTerms } from '../shop/notice-terms.ts';
import { deleteStop, findReminder, insertStop, isStopped } from './reminders.store.ts';

export async function getReminderSettings(db: Db, userId: string): Promise<ReminderSettings> {
  const [{ sendsReminders }, isOff] = await Promise.all([getNoticeTerms(db), isStopped(db, userId)]);
  return { isOffered: sendsReminders, isOn: !isOff };
}

export async function changeReminders(db: Db, userId: string, isOn: boolean): Promise<ReminderSettings> {
  await (isOn ? deleteStop(db, userId) : insertStop(db, userId));
  return getReminderSettings(db, userId);
}

/** From the link of an e-mail, without a login. An unknown one gets the same response. */
export async function stopByToken(db: Db, token: string): Promise<void> {
  const reminder = await findReminder(db, tokenHash(token));
  if (reminder) await insertStop(db, reminder.userId);
}
