import type { Colours } from '../../../contract/admin/content.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { Db } from '../../platform/db/db.ts';
import { getColours } from '../get-colours.ts';
import { upsertColours } from './content.store.ts';

export function changeColours(db: Db, actorId: string, chosen: Colours): Promise<Colours> {
  return db.transaction(async (tx) => {
    const before = await getColours(tx);
    await upsertColours(tx, chosen);
    await recordChange(tx, { actorId, action: 'change colours', target: 'colours', before, after: chosen });
    return getColours(tx);
  });
}
