import { eq, sql } from 'drizzle-orm';
import type { ColourPlace } from '../../../rules/colour.ts';
import type { Db } from '../../platform/db/db.ts';
import { colours } from '../../platform/db/schema/content.ts';

export async function deleteAccent(tx: Db): Promise<void> {
  await tx.delete(colours).where(eq(colours.place, 'accent'));
}

export async function upsertColours(
  tx: Db,
  chosen: Partial<Record<ColourPlace | 'accent', string>>,
): Promise<void> {
  const rows = Object.entries(chosen).map(([place, color]) => ({
    place: place as ColourPlace | 'accent',
    color,
  }));
  await tx
    .insert(colours)
    .values(rows)
    .onConflictDoUpdate({
      target: colours.place,
      set: { color: sql`excluded.color`, updatedAt: sql`now()` },
    });
}
