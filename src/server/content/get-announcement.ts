import type { Db } from '../platform/db/db.ts';
import { selectContent } from './content.store.ts';

/** The first visible announcement, or an empty string. */
export async function getAnnouncement(db: Db): Promise<string> {
  const [first] = await selectContent(db, 'announcement');
  return first?.text ?? '';
}
