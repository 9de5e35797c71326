import type { Seller } from '../../contract/invoice.ts';
import { sendNotices as sendThroughChannels } from '../channels/send-through.ts';
import type { Sender } from '../emails/email-layout.ts';
import { deliverEmail, MAIL_RETRIES } from '../emails/email-queue.ts';
import { recallEmail } from '../emails/recall-email.ts';
import { translatedFoodNames } from '../foods/translate-foods.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { type Jobs, type Queue, type Worker, worker } from '../platform/jobs.ts';
import { languageScope } from '../platform/language-scope.ts';
import type { Log } from '../platform/log.ts';
import { type Failure, failure, type Result, type Success, success } from '../platform/result.ts';
import type { Mailer } from '../providers/mailer.ts';
import { addPeople, claimUnsent, countSales, findNotice, markNotice } from './recall-people.store.ts';
import { findRecall, lockRecall, markSending, selectSizes } from './recalls.store.ts';

/** Splits what is left of a recall into one job per person. */
const recallQueue: Queue<{ recallId: string }> = {
  name: 'recall-send',
  options: { retryLimit: 10, retryDelay: 2 },
};
const noticeQueue: Queue<{ personId: string }> = { name: 'recall-notice', options: MAIL_RETRIES };
export const recallQueues = [recallQueue, noticeQueue];

const BATCH = 100;
const MAX_ERROR = 300;

/** Notifies everybody who has no notice yet. Called again it notifies only buyers who came since: each person has one notice. */
export async function sendNotices(
  { db, jobs }: { db: Db; jobs: Jobs },
  id: string,
): Promise<Result<undefined, 'recall-not-found'>> {
  return transaction<Success<undefined>, Failure<'recall-not-found'>>(db, async (tx, rollback) => {
    const recall = await lockRecall(tx, id);
    if (!recall) return rollback(failure('recall-not-found'));
    await addPeople(tx, id, recall.batchId);
    await markSending(tx, id);
    // at once, so that whoever looks next sees notices on their way; the job is for the rest of a large batch
    if ((await queueBatch(tx, jobs, id)) === BATCH) await jobs.send(tx, recallQueue, { recallId: id });
    return success();
  });
}

interface Deps {
  db: Db;
  jobs: Jobs;
  log: Log;
  mailer: Mailer;
  config: Pick<Config, 'extensions' | 'settingsInput'>;
  sender: () => Promise<Sender>;
  seller: () => Promise<Seller>;
}

export function recallWorkers(deps: Deps): Worker[] {
  return [
    worker(recallQueue, ({ recallId }) => queueNotices(deps, recallId)),
    worker(noticeQueue, ({ personId }) => sendNotice(deps, personId)),
  ];
}

async function queueNotices({ db, jobs }: Deps, recallId: string): Promise<void> {
  for (let count = BATCH; count === BATCH; )
    count = await db.transaction((tx) => queueBatch(tx, jobs, recallId));
}

/** The mark and the job are one transaction: a crash neither loses a person nor queues one twice. */
async function queueBatch(tx: Db, jobs: Jobs, recallId: string): Promise<number> {
  const people = await claimUnsent(tx, recallId, BATCH);
  for (const personId of people) await jobs.send(tx, noticeQueue, { personId });
  return people.length;
}

/** May run twice: what was sent is marked, and a repeated e-mail has the same message id. */
async function sendNotice(deps: Deps, personId: string): Promise<void> {
  const { db } = deps;
  const notice = await findNotice(db, personId);
  const found = notice && (await findRecall(db, notice.recallId));
  if (!notice || !found) return;
  const errors: unknown[] = [];
  const attempt = (work: Promise<void>) => work.catch((error: unknown) => void errors.push(error));
  if (!notice.emailedAt && notice.email) await attempt(email(deps, personId, notice, found));
  if (!notice.messagedAt) await attempt(message(deps, personId, notice.orderId, found.code));
  if (errors.length > 0) throw errors[0];
}

type Notice = NonNullable<Awaited<ReturnType<typeof findNotice>>>;
type Found = NonNullable<Awaited<ReturnType<typeof findRecall>>>;

async function email(deps: Deps, personId: string, notice: Notice, found: Found): Promise<void> {
  const { db, mailer } = deps;
  const { name, email: address, language } = notice;
  const { recall, foodId, food, code, pressedOn, bestBefore } = found;
  const [from, seller, sizes, sales, names] = await Promise.all([
    deps.sender(),
    deps.seller(),
    selectSizes(db, recall.batchId),
    countSales(db, recall.batchId),
    translatedFoodNames(db, [foodId], language),
  ]);
  const { reason, hazard, advice, startedAt } = recall;
  const content = languageScope.run(language, () =>
    recallEmail(
      {
        name,
        language,
        food: names.get(foodId) ?? food,
        code,
        sizes: sizes.map(({ size }) => size),
        pressedOn,
        bestBefore,
        soldFrom: sales.soldFrom,
        soldTo: sales.soldTo,
        reason,
        hazard,
        advice,
        startedAt,
      },
      from,
      seller,
    ),
  );
  try {
    await deliverEmail(mailer, from, { to: { name, address }, content }, `recall-${personId}`);
  } catch (error) {
    await markNotice(db, personId, { emailError: String(error).slice(0, MAX_ERROR) });
    throw error;
  }
  await markNotice(db, personId, { isEmailed: true });
}

async function message(deps: Deps, personId: string, orderId: string, code: string): Promise<void> {
  const isSent = await sendThroughChannels(deps, {
    id: `recall-${personId}`,
    kind: 'batch-recalled',
    orderId,
    path: `/b/${code}`,
  });
  if (isSent) await markNotice(deps.db, personId, { isMessaged: true });
}
