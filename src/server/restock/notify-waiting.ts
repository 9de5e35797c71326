import type { WaitsUntil } from '../../contract/restock.ts';
import { endOfQuietHours } from '../../rules/quiet-hours.ts';
import type { ChannelConfig } from '../channels/message-channels.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { priceDroppedEmail, restockedEmail } from '../emails/restock-emails.ts';
import { translateNames } from '../foods/translate-names.ts';
import { enqueueNotice } from '../notices/enqueue-notices.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { languageScope } from '../platform/language-scope.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import { getNoticeTerms } from '../shop/notice-terms.ts';
import { lockReady } from './ready-requests.store.ts';
import { markNotified } from './restock.store.ts';

const BATCH = 100;

interface Deps {
  db: Db;
  jobs: Jobs;
  config: ChannelConfig;
  sender: () => Promise<Sender>;
}

const kinds = {
  back: { key: 'restock', kind: 'restocked', email: restockedEmail },
  cheaper: { key: 'price', kind: 'price-dropped', email: priceDroppedEmail },
} as const;

/**
 * Runs each minute: e-mails the people who wait for a size that is in stock again, and sends messages to those who chose them. The e-mail is enqueued in the transaction
 * that ends the request, so a crash neither loses nor repeats one, wherever the stock came from.
 */
export function notifyRestocked(deps: Deps): Promise<void> {
  return notifyWaiting(deps, 'back');
}

/** The same for a lower price. It is not urgent, so its e-mail too waits for the end of the quiet hours. */
export async function notifyCheaper(deps: Deps): Promise<void> {
  const { db } = deps;
  if (endOfQuietHours(await databaseNow(db), await getNoticeTerms(db))) return;
  await notifyWaiting(deps, 'cheaper');
}

async function notifyWaiting(deps: Deps, until: WaitsUntil): Promise<void> {
  const from = await deps.sender();
  while ((await notifyBatch(deps, until, from)) === BATCH);
}

function notifyBatch({ db, jobs, config }: Deps, until: WaitsUntil, from: Sender): Promise<number> {
  const { key, kind, email: emailOf } = kinds[until];
  return db.transaction(async (tx) => {
    const ready = await lockReady(tx, until, BATCH);
    for (const request of ready) {
      const { id, language, email, userName, userId, foodId, size } = request;
      const token = newToken();
      const [named = request] = await translateNames(tx, [request], language);
      const content = languageScope.run(language, () => emailOf({ ...named, token }, from));
      await markNotified(tx, until, { id, tokenHash: tokenHash(token) });
      await enqueueEmail(jobs, tx, { to: { name: userName ?? '', address: email }, content });
      if (userId) {
        const about = { userId, path: `/food/${foodId}`, facts: { foodId, size } };
        await enqueueNotice(tx, config, { key: `${key} ${id}`, kind, ...about });
      }
    }
    return ready.length;
  });
}
