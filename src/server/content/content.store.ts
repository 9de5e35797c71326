import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { colours, content, type contentKinds } from '../platform/db/schema/content.ts';

export function selectColours(db: Db) {
  return db.select({ place: colours.place, color: colours.color }).from(colours);
}

export function selectContent(db: Db, kind: (typeof contentKinds)[number]) {
  return db
    .select()
    .from(content)
    .where(and(eq(content.kind, kind), eq(content.isShown, true)))
    .orderBy(asc(content.position));
}
