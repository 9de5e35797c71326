import type { PushState } from '../../../../contract/push.ts';
import { push } from '../../../../messages/push.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { storeRecord } from '../../../lib/offline.ts';
import { PUSH_RECORD, type PushRecord } from '../../../lib/push-record.ts';
import { storedUser } from '../../../lib/stored-user.ts';

/** Own orders of a customer, or new orders for the staff. */
export type PushAudience = 'customer' | 'staff';

/** Without a service worker, which the owner can switch off, nobody can be reached. */
const WORKER_MS = 4000;

const apiOf = (audience: PushAudience) =>
  audience === 'staff' ? browserApi().api.admin.push : browserApi().api.push;

/** Undefined where this browser cannot get messages: no support, or no service worker. */
export async function readPush(audience: PushAudience): Promise<PushState | null> {
  const registration = await findWorker();
  if (!registration) return null;
  const endpoint = (await registration.pushManager.getSubscription())?.endpoint;
  return callApi(apiOf(audience).state.$post({ json: endpoint ? { endpoint } : {} }));
}

/** Asks for the permission, so it must follow a tap. */
export async function switchPush(audience: PushAudience, { publicKey, isOn }: PushState): Promise<PushState> {
  const userId = storedUser()?._id;
  const permission = isOn ? 'granted' : await Notification.requestPermission();
  if (permission !== 'granted') throw new ActionError(push.blocked);
  const registration = await findWorker();
  const subscription = registration && (await subscriptionOf(registration, publicKey, isOn));
  if (!subscription) {
    if (isOn) return { publicKey, isOn: false };
    throw new ActionError(push.failed);
  }
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const json = { endpoint, keys: { p256dh, auth }, isOn: !isOn };
  const changed = await callApi(apiOf(audience).$put({ json }), push.failed);
  if (changed.isOn)
    await storeRecord(PUSH_RECORD, { endpoint, auth, publicKey } satisfies PushRecord, userId);
  return changed;
}

async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return undefined;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, WORKER_MS, undefined);
  return Promise.race([navigator.serviceWorker.ready, promise]).finally(() => clearTimeout(timer));
}

/** A subscription with another key is of an older shop: it is replaced. */
async function subscriptionOf(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
  isOn: boolean,
): Promise<PushSubscription | null> {
  const present = await pushManager.getSubscription();
  if (isOn || (present && keyOf(present) === publicKey)) return present;
  await present?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }).catch(() => null);
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
