import type { Passport } from '../../contract/passport.ts';
import { dayOf } from '../../rules/days.ts';
import type { Language } from '../../rules/languages.ts';
import { translatedFoodNames } from '../foods/translate-foods.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findBatchByCode } from './passports.store.ts';

/** Longer than any code; such a text is not looked up. */
const MAX_CODE = 40;

/** What everybody may know of a batch, by any code that it ever had, in capitals or not. */
export async function getPassport(
  db: Db,
  code: string,
  { language, today = dayOf(new Date()) }: { language: Language; today?: string },
): Promise<Result<Passport, 'passport-not-found'>> {
  const batch = code.length <= MAX_CODE ? await findBatchByCode(db, code.toUpperCase()) : undefined;
  if (!batch?.pressedOn || !batch.bestBefore) return failure('passport-not-found');
  const { foodId, pressedOn, bestBefore, recalledAt, reportUrl, reportName } = batch;
  const name = (await translatedFoodNames(db, [foodId], language)).get(foodId);
  const isSold = batch.status === 'published' && !batch.removedAt;
  const { story, photos, imageUrl, hazard, advice, recallReason: reason } = batch;
  return success({
    code: batch.code,
    food: name ?? batch.food,
    foodId: isSold ? foodId : null,
    imageUrl: imageUrl ?? '',
    state: stateOf(batch, { bestBefore, today }),
    pressedOn,
    bestBefore,
    notice: recalledAt && { reason, hazard: hazard ?? '', advice: advice ?? '', on: dayOf(recalledAt) },
    story,
    photos,
    report: reportUrl ? { url: reportUrl, name: reportName } : null,
    ...(name === undefined && language !== 'en' && { untranslated: ['food'] }),
  });
}

function stateOf(
  { recalledAt, blockedAt }: { recalledAt: Date | null; blockedAt: Date | null },
  { bestBefore, today }: { bestBefore: string; today: string },
): Passport['state'] {
  if (recalledAt) return 'recalled';
  if (blockedAt) return 'blocked';
  return bestBefore < today ? 'expired' : 'fine';
}
