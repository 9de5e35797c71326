import { randomBytes } from 'node:crypto';
import type { FoodInput } from '../../../contract/food-input.ts';
import { slugFrom } from '../../../rules/slug.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Db } from '../../platform/db/db.ts';
import { insertFood, lastPosition } from './foods.store.ts';
import { type TaxFields, type TaxMissing, taxMissing } from './tax-missing.ts';
import { columnsOf, writeDetails } from './write-food.ts';

const MAX_BASE_LENGTH = 80;
const NUMBERED = 30;

/** A new food at the end of the shop. Its id is made from the name and stays, whatever the food is called later. */
export function addFood(
  db: Db,
  currentUser: CurrentUser,
  input: FoodInput,
  { seller, isLive }: TaxFields,
): Promise<{ id: string } | TaxMissing> {
  return db.transaction(async (tx) => {
    const missing = await taxMissing(tx, seller, input);
    if (missing && input.status === 'published') return missing;
    // the short form does not say it: where real money is taken the food waits as a draft until its tax is known
    const { status = missing && isLive ? 'draft' : 'published', ...columns } = columnsOf(input);
    const position = (await lastPosition(tx)) + 1;
    const id = await firstFree(input.name, (candidate) =>
      insertFood(tx, { ...columns, id: candidate, status, position }),
    );
    await writeDetails(tx, id, input);
    await recordChange(tx, {
      actorId: currentUser.id,
      action: 'add food',
      target: `food ${id}`,
      before: {},
      after: { ...input, status },
    });
    return { id };
  });
}

/** Tries the name's own id, then numbered ones; who has so many of one name gets a random end. */
async function firstFree(name: string, insert: (id: string) => Promise<boolean>): Promise<string> {
  const base = slugFrom(name).slice(0, MAX_BASE_LENGTH).replace(/-+$/, '') || 'food';
  for (let tries = 1; ; tries += 1) {
    const end = tries > NUMBERED ? randomBytes(4).toString('hex') : tries;
    const id = tries === 1 ? base : `${base}-${end}`;
    if (await insert(id)) return id;
  }
}
