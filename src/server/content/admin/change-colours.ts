import type { Colours, ColoursChange } from '../../../contract/admin/content.ts';
import { colourPlaces } from '../../../rules/colour.ts';
import { recordChange } from '../../audit/record-change.ts';
import { advisoryLock } from '../../platform/db/advisory-lock.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { getColoursAndAccent } from '../get-colours.ts';
import { deleteAccent, upsertColours } from './content.store.ts';

/** An accent of null is the one of the design; without an accent, the saved one stays. */
export function changeColours(
  db: Db,
  actorId: string,
  { accent, known, ...places }: ColoursChange,
): Promise<Result<Colours, 'settings-changed'>> {
  return db.transaction(async (tx) => {
    await advisoryLock(tx, 'colours');
    const before = await readColours(tx);
    if (known && !isSame(known, before)) return failure('settings-changed');
    await upsertColours(tx, { ...places, ...(accent && { accent }) });
    if (accent === null) await deleteAccent(tx);
    const after = await readColours(tx);
    await recordChange(tx, { actorId, action: 'change colours', target: 'colours', before, after });
    return success(after);
  });
}

function isSame(known: NonNullable<ColoursChange['known']>, saved: Colours): boolean {
  return ([...colourPlaces, 'accent'] as const).every((place) => known[place] === saved[place]);
}

export async function readColours(db: Db): Promise<Colours> {
  const { colours, accent } = await getColoursAndAccent(db);
  return { ...colours, accent };
}
