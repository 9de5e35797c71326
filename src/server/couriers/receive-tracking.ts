import type { RequestHeaders } from '../../extension/request-headers.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { CourierDeps } from './courier-deps.ts';
import { recordTracking } from './record-tracking.ts';
import { trackQueue } from './track-parcels.ts';

/**
 * A report of a courier. One that can be asked is asked before anything changes, by a job: what a webhook says may be forged or
 * old. Repeated reports change nothing.
 */
export async function receiveTracking(
  deps: CourierDeps,
  webhookName: string,
  request: { body: Uint8Array; headers: RequestHeaders },
): Promise<Result<undefined, 'not-found' | 'bad-signature'>> {
  const courier = deps.offered().find(({ id, webhookName: name = id }) => name === webhookName);
  const server = courier && (await deps.server(courier.id));
  if (!courier || !server?.readEvents) return failure('not-found');
  const events = server.readEvents(request);
  if (!events) return failure('bad-signature');
  if (!server.track) {
    await recordTracking(deps, courier.id, events);
    return success();
  }
  const numbers = [...new Set(events.map(({ trackingNumber }) => trackingNumber))];
  if (numbers.length > 0) await deps.jobs.send(deps.db, trackQueue, { courier: courier.id, numbers });
  return success();
}
