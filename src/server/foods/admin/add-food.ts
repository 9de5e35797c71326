import { randomBytes } from 'node:crypto';
import type { FoodInput } from '../../../contract/food-input.ts';
import { slugFrom } from '../../../rules/slug.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Db } from '../../platform/db/db.ts';
import { type Result, success } from '../../platform/result.ts';
import { insertFood, lastPosition } from './foods.store.ts';
import { type TaxDeps, taxMissing } from './tax-missing.ts';
import { columnsOf, writeDetails } from './write-food.ts';

const MAX_BASE_LENGTH = 80;
const MAX_NUMBERED = 30;

/** A new food at the end of the shop. Its id is the slug of its name and never changes. */
export function addFood(
  db: Db,
  currentUser: CurrentUser,
  input: FoodInput,
  { seller, isLive }: TaxDeps,
): Promise<Result<{ id: string }, 'food-tax-missing'>> {
  return db.transaction(async (tx) => {
    const missing = await taxMissing(tx, seller, input);
    if (missing && input.status === 'published') return missing;
    // without a status in the form, a live shop saves a food without tax data as a draft
    const { status = missing && isLive ? 'draft' : 'published', ...columns } = columnsOf(input);
    const position = (await lastPosition(tx)) + 1;
    const id = await firstFree(input.name, (candidate) =>
      insertFood(tx, { ...columns, id: candidate, status, position }),
    );
    await writeDetails(tx, id, input, currentUser.id);
    await recordChange(tx, {
      actorId: currentUser.id,
      action: 'add food',
      target: `food ${id}`,
      before: {},
      after: { ...input, status },
    });
    return success({ id });
  });
}

/** Tries the slug, then the slug with a number, then with a random suffix. */
async function firstFree(name: string, insert: (id: string) => Promise<boolean>): Promise<string> {
  const base = slugFrom(name).slice(0, MAX_BASE_LENGTH).replace(/-+$/, '') || 'food';
  for (let tries = 1; ; tries += 1) {
    const suffix = tries > MAX_NUMBERED ? randomBytes(4).toString('hex') : tries;
    const id = tries === 1 ? base : `${base}-${suffix}`;
    if (await insert(id)) return id;
  }
}
