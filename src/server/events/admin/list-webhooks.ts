import type { Delivery, DeliveryQuery, Webhook, WebhookList } from '../../../contract/admin/webhooks.ts';
import { MAX_WEBHOOKS } from '../../../rules/event-types.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { inCurrentLanguage } from '../../platform/stored-text.ts';
import type { ReceiverRow } from '../deliveries.store.ts';
import { type DeliveryRow, findWithWaiting, selectDeliveries, selectReceivers } from './webhooks.store.ts';

const ORDER_SUBJECT = /^order (.+)$/;

/** Webhook endpoints, and the receivers of extensions. */
export async function listWebhooks(db: Db): Promise<WebhookList> {
  return { webhooks: (await selectReceivers(db)).map(serialize), limit: MAX_WEBHOOKS };
}

export async function getWebhook(db: Db, id: string): Promise<Result<Webhook, 'webhook-not-found'>> {
  const found = await findWithWaiting(db, id);
  return found ? success(serialize(found)) : failure('webhook-not-found');
}

/** Newest first. */
export async function listDeliveries(
  db: Db,
  id: string,
  query: DeliveryQuery,
): Promise<Result<Delivery[], 'webhook-not-found'>> {
  if (!(await findWithWaiting(db, id))) return failure('webhook-not-found');
  return success((await selectDeliveries(db, id, query)).map(serializeDelivery));
}

function serialize({ receiver, waiting }: { receiver: ReceiverRow; waiting: number }): Webhook {
  const { id, url, extension, description, events, failingSince, previousUntil, createdAt } = receiver;
  const isPreviousValid = previousUntil !== null && previousUntil > new Date();
  return {
    _id: id,
    url,
    extension,
    description,
    events,
    state: stateOf(receiver),
    failingSince: failingSince?.toISOString() ?? null,
    waiting,
    previousUntil: isPreviousValid ? previousUntil.toISOString() : null,
    createdAt: createdAt.toISOString(),
  };
}

function stateOf({ disabledAt, isGivenUp, failingSince }: ReceiverRow): Webhook['state'] {
  if (disabledAt) return isGivenUp ? 'given-up' : 'disabled';
  return failingSince ? 'failing' : 'working';
}

function serializeDelivery({ delivery, event }: DeliveryRow): Delivery {
  return {
    _id: String(delivery.id),
    eventId: event.id,
    type: event.type,
    orderId: ORDER_SUBJECT.exec(event.subject)?.[1] ?? null,
    at: event.at.toISOString(),
    status: delivery.status,
    isManual: delivery.isManual,
    tries: delivery.tries,
    triedAt: delivery.triedAt?.toISOString() ?? null,
    nextTryAt: delivery.status === 'pending' ? delivery.nextTryAt.toISOString() : null,
    responseCode: delivery.responseCode,
    response: delivery.response,
    error: inCurrentLanguage(delivery.error, delivery.translations),
    durationMs: delivery.durationMs,
  };
}
