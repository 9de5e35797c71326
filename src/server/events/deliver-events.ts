import { extensionDelay, GIVE_UP_HOURS, webhookDelay } from '../../rules/delivery-retries.ts';
import { webhookDisabledEmail } from '../emails/webhook-disabled-email.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs, RepeatedWork } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import { inCurrentLanguage } from '../platform/stored-text.ts';
import { mailAdmins } from '../users/mail-shop.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  findReceiver,
  finishDelivery,
  type ReceiverRow,
  selectDueReceivers,
  setDisabledByShop,
  setFailing,
  setWorking,
} from './deliveries.store.ts';
import { type Tried, type TryDeps, tryDelivery } from './try-delivery.ts';

/** Events of different orders that one receiver gets at the same time. */
const AT_ONCE = 4;
const STOP_MS = 5000;
/** Receivers that failed together are not tried again together. */
const JITTER = 0.1;

interface Deps extends TryDeps {
  db: Db;
  jobs: Jobs;
  log: Log;
  sender: () => Promise<{ shopUrl: string }>;
}

/**
 * Looks each second for events to deliver. Every receiver is served on its own, so a slow one delays nobody else. A process that
 * dies leaves deliveries that another takes over: an event may arrive twice, but never not at all.
 */
export function createEventDelivery(deps: Deps): RepeatedWork {
  const { db, log, extensions } = deps;
  const running = new Map<string, Promise<void>>();
  let isStopping = false;

  const serve = async (receiverId: string): Promise<void> => {
    while (!isStopping) {
      const receiver = await findReceiver(db, receiverId);
      const claimed = receiver ? await claimDeliveries(db, receiverId, AT_ONCE) : [];
      if (!receiver || claimed.length === 0) return;
      await Promise.all(claimed.map((delivery) => deliver(deps, receiver, delivery)));
    }
  };

  return {
    name: 'deliver-events',
    everySeconds: 1,
    work: async () => {
      for (const id of await selectDueReceivers(db, extensions.names)) {
        if (running.has(id)) continue;
        const served = serve(id)
          .catch((error) => log.warn({ error, receiver: id }, 'events were not delivered'))
          .finally(() => running.delete(id));
        running.set(id, served);
      }
    },
    stop: async () => {
      isStopping = true;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, STOP_MS);
      await Promise.race([Promise.all(running.values()), promise]);
      clearTimeout(timer);
    },
  };
}

async function deliver(deps: Deps, receiver: ReceiverRow, delivery: ClaimedDelivery): Promise<void> {
  const tried = await tryDelivery(deps, receiver, delivery);
  if (tried.isDelivered) {
    await deps.db.transaction(async (tx) => {
      await setWorking(tx, receiver.id);
      await finishDelivery(tx, delivery, tried.outcome, { status: 'delivered' });
    });
    return;
  }
  const { type, eventId: event } = delivery;
  deps.log.warn(
    { receiver: receiver.extension ?? receiver.id, type, event, error: tried.outcome.error },
    'event not delivered',
  );
  await recordFailure(deps, receiver, delivery, tried);
}

/** The receiver is locked before the delivery, as when an admin changes it. */
async function recordFailure(
  { db, jobs, sender }: Deps,
  receiver: ReceiverRow,
  delivery: ClaimedDelivery,
  { outcome, isGone }: Tried,
): Promise<void> {
  const { shopUrl } = await sender();
  await db.transaction(async (tx) => {
    if (delivery.isManual) return finishDelivery(tx, delivery, outcome, { status: 'failed' });
    const isEndpoint = receiver.url !== null;
    const isLong = await setFailing(tx, receiver.id, GIVE_UP_HOURS);
    const disabled = isEndpoint && (isLong || isGone) ? await setDisabledByShop(tx, receiver.id) : undefined;
    const delay = isEndpoint ? webhookDelay(delivery.tries) : extensionDelay(delivery.tries);
    // what a disabled endpoint has not received waits until an admin enables it
    const delaySeconds = disabled ? 0 : delay && delay * (1 + Math.random() * JITTER);
    const next =
      delaySeconds === undefined
        ? ({ status: 'failed' } as const)
        : ({ status: 'pending', delaySeconds } as const);
    await finishDelivery(tx, delivery, outcome, next);
    if (!disabled) return;
    const { id, url } = disabled;
    await mailAdmins(jobs, tx, () => {
      const error = inCurrentLanguage(outcome.error, outcome.translations);
      return webhookDisabledEmail({ id, url: url ?? '', error }, shopUrl);
    });
  });
}
