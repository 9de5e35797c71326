import { TEST_EVENT } from '../../../rules/event-types.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { findDelivery, insertEvent, insertManual, lockEndpoint } from './webhooks.store.ts';

/** One try of an event that was sent before, with the same id. */
export function sendAgain(
  db: Db,
  actorId: string,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<Result<undefined, 'delivery-not-found'>> {
  return db.transaction(async (tx) => {
    const found = await findDelivery(tx, id, deliveryId);
    if (!found) return failure('delivery-not-found');
    await insertManual(tx, { receiverId: id, ...found });
    await recordChange(tx, {
      actorId,
      action: 'send event again',
      target: `webhook ${id}`,
      before: {},
      after: { delivery: deliveryId, about: found.subject },
    });
    return success();
  });
}

/** Sends an event that means nothing. An endpoint that is disabled gets it, too. */
export function sendTest(db: Db, id: string): Promise<Result<undefined, 'webhook-not-found'>> {
  return db.transaction(async (tx) => {
    if (!(await lockEndpoint(tx, id))) return failure('webhook-not-found');
    const subject = `webhook ${id}`;
    const eventSeq = await insertEvent(tx, { type: TEST_EVENT, subject, data: { message: 'It works.' } });
    await insertManual(tx, { receiverId: id, eventSeq, subject });
    return success();
  });
}
