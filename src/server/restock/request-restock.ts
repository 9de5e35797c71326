import type { WaitsUntil } from '../../contract/restock.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import { isSlug } from '../../rules/slug.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { restockConfirmEmail } from '../emails/restock-emails.ts';
import { translatedFoodNames } from '../foods/translate-foods.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import type { Jobs } from '../platform/jobs.ts';
import { languageScope } from '../platform/language-scope.ts';
import { type Failure, failure, type Success, success } from '../platform/result.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import { findOffer } from './ready-requests.store.ts';
import { countOpen, insertConfirmed, upsertUnconfirmed } from './restock.store.ts';

/** Of one e-mail and kind at a time. */
const MAX_OPEN = 20;

interface Wanted {
  productId: string;
  size: string;
  until: WaitsUntil;
}

interface Deps {
  db: Db;
  jobs: Jobs;
  sender: Sender;
}

type RequestError = Failure<'food-not-found' | 'size-in-stock' | 'too-many-restocks'>;
type Requested = Success<{ isWaiting: boolean }> | RequestError;

interface Person {
  /** Of an account whose e-mail is verified. */
  userId?: string;
  email: string;
  language: Language;
}

/**
 * A customer with a verified e-mail waits from now on. Everybody else gets a link, so that nobody can have e-mails sent to a
 * stranger; the result is the same for an e-mail that waits already.
 */
export async function requestRestock(
  { db, jobs, sender }: Deps,
  { productId: foodId, size, until }: Wanted,
  { userId, email, language }: Person,
): Promise<Requested> {
  const found = isSlug(foodId) ? await findOffer(db, foodId, size) : undefined;
  if (!found) return failure('food-not-found');
  if (until === 'back' && found.stock !== 0) return failure('size-in-stock');
  const address = email.toLowerCase();
  const token = newToken();
  const { price } = found;
  const request = { id: newId(), foodId, size, email: address, language, tokenHash: tokenHash(token), price };
  return db.transaction(async (tx) => {
    if ((await countOpen(tx, until, address)) >= MAX_OPEN) return failure('too-many-restocks');
    if (userId !== undefined) {
      await insertConfirmed(tx, until, { ...request, userId });
      return success({ isWaiting: true });
    }
    if (await upsertUnconfirmed(tx, until, request)) {
      const name = await nameOf(tx, foodId, found.name, language);
      const content = languageScope.run(language, () =>
        restockConfirmEmail({ name, size, token, language, until }, sender),
      );
      await enqueueEmail(jobs, tx, { to: { name: '', address: email }, content });
    }
    return success({ isWaiting: false });
  });
}

async function nameOf(db: Db, foodId: string, english: string, language: Language): Promise<string> {
  if (language === DEFAULT_LANGUAGE) return english;
  return (await translatedFoodNames(db, [foodId], language)).get(foodId) ?? english;
}
