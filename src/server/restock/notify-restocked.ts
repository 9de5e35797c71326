import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { restockedEmail } from '../emails/restock-emails.ts';
import { translateNames } from '../foods/translate-names.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { languageScope } from '../platform/language-scope.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import { lockRestocked, markNotified } from './restock.store.ts';

const BATCH = 100;

interface Deps {
  db: Db;
  jobs: Jobs;
  sender: () => Promise<Sender>;
}

/**
 * Runs each minute: e-mails the people who wait for a size that is in stock again. The e-mail is enqueued in the transaction
 * that ends the request, so a crash neither loses nor repeats one, wherever the stock came from.
 */
export async function notifyRestocked(deps: Deps): Promise<void> {
  const from = await deps.sender();
  while ((await notifyBatch(deps, from)) === BATCH);
}

function notifyBatch({ db, jobs }: Deps, from: Sender): Promise<number> {
  return db.transaction(async (tx) => {
    const ready = await lockRestocked(tx, BATCH);
    for (const request of ready) {
      const { id, language, email, userName } = request;
      const token = newToken();
      const [named = request] = await translateNames(tx, [request], language);
      const content = languageScope.run(language, () => restockedEmail({ ...named, token }, from));
      await markNotified(tx, id, tokenHash(token));
      await enqueueEmail(jobs, tx, { to: { name: userName ?? '', address: email }, content });
    }
    return ready.length;
  });
}
