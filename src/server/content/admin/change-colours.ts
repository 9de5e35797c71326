import type { Colours } from '../../../contract/admin/content.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { Db } from '../../platform/db/db.ts';
import { getColoursAndAccent } from '../get-colours.ts';
import { deleteAccent, upsertColours } from './content.store.ts';

/** An accent of null is the one of the design; without an accent, the saved one stays. */
export function changeColours(db: Db, actorId: string, { accent, ...places }: Colours): Promise<Colours> {
  return db.transaction(async (tx) => {
    const before = await readColours(tx);
    await upsertColours(tx, { ...places, ...(accent && { accent }) });
    if (accent === null) await deleteAccent(tx);
    const after = await readColours(tx);
    await recordChange(tx, { actorId, action: 'change colours', target: 'colours', before, after });
    return after;
  });
}

async function readColours(db: Db): Promise<Colours> {
  const { colours, accent } = await getColoursAndAccent(db);
  return { ...colours, accent };
}
