import { dayOf } from '../../rules/days.ts';
import { type RunningLow, runningLow } from '../../rules/running-low.ts';
import type { ChannelConfig } from '../channels/message-channels.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { runningLowEmail } from '../emails/running-low-email.ts';
import { foodNames } from '../foods/food-names.ts';
import { enqueueNotice } from '../notices/enqueue-notices.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import type { Jobs } from '../platform/jobs.ts';
import { languageScope } from '../platform/language-scope.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import { getNoticeTerms } from '../shop/notice-terms.ts';
import { insertReminder, lockForReminder, selectCandidates, selectPurchases } from './reminders.store.ts';

const BATCH = 200;
const MAX_LINES = 10;

interface Deps {
  db: Db;
  jobs: Jobs;
  config: ChannelConfig;
  sender: () => Promise<Sender>;
}

type Candidate = Awaited<ReturnType<typeof selectCandidates>>[number];

/**
 * Runs each morning: reminds households of what runs low, at most once a month. Reminder, e-mail and messages are written in one
 * transaction, so a crash or a second run reminds nobody twice.
 */
export async function sendReminders(deps: Deps): Promise<void> {
  const { db } = deps;
  if (!(await getNoticeTerms(db)).sendsReminders) return;
  const today = dayOf(await databaseNow(db));
  const from = await deps.sender();
  for (let after: string | null = null; ; ) {
    const people: Candidate[] = await selectCandidates(db, after, BATCH);
    const bought = await selectPurchases(
      db,
      people.map(({ id }) => id),
    );
    for (const person of people) {
      const own = bought.filter(({ userId }) => userId === person.id);
      const low = runningLow(
        own.map((line) => ({ ...line, day: dayOf(line.boughtAt) })),
        today,
      ).filter((food) => own.some((line) => line.isBuyable && isSameSize(line, food)));
      if (low.length > 0) await remind(deps, from, person, low.slice(0, MAX_LINES));
    }
    after = people.at(-1)?.id ?? null;
    if (people.length < BATCH) return;
  }
}

const isSameSize = (one: { foodId: string; size: string }, other: { foodId: string; size: string }) =>
  one.foodId === other.foodId && one.size === other.size;

function remind(
  { db, jobs, config }: Deps,
  from: Sender,
  person: Candidate,
  low: RunningLow[],
): Promise<void> {
  const { id: userId, name, email, language } = person;
  return db.transaction(async (tx) => {
    if (!(await lockForReminder(tx, userId))) return;
    const token = newToken();
    const lines = low.map(({ foodId, size, quantity }) => ({ foodId, size, quantity }));
    await insertReminder(tx, { id: newId(), userId, tokenHash: tokenHash(token), lines });
    const ids = low.map(({ foodId }) => foodId);
    const names = await foodNames(tx, ids, language);
    const named = low.map((food) => ({ ...food, name: names(food.foodId) }));
    const content = languageScope.run(language, () =>
      runningLowEmail({ name, language, token, foods: named }, from),
    );
    await enqueueEmail(jobs, tx, { to: { name, address: email }, content });
    const [first] = lines;
    await enqueueNotice(tx, config, {
      key: `running-low ${tokenHash(token).toString('hex')}`,
      kind: 'running-low',
      userId,
      path: `/again/${token}`,
      ...(first && { facts: { foodId: first.foodId } }),
    });
  });
}
