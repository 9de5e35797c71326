import type { Db } from '../platform/db/db.ts';
import { colours } from '../platform/db/schema/content.ts';

export function selectColours(db: Db) {
  return db.select({ place: colours.place, color: colours.color }).from(colours);
}
