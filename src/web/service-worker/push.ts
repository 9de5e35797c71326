import type { PushPayload, PushRenewal } from '../../contract/push.ts';
import type { PushRecord } from '../lib/push-record.ts';

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface ReceivedPush extends WaitingEvent {
  data: { json(): unknown } | null;
}
interface ClickedNotification extends WaitingEvent {
  notification: Notification;
}
interface ChangedSubscription extends WaitingEvent {
  oldSubscription: PushSubscription | null;
  newSubscription: PushSubscription | null;
}
interface OpenWindow {
  url: string;
  focus(): Promise<OpenWindow>;
}

/** What this file uses of a service worker: its types cannot be loaded together with those of pages. */
interface WorkerScope {
  location: { origin: string };
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    pushManager: { subscribe(options: PushSubscriptionOptionsInit): Promise<PushSubscription> };
  };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenWindow[]>;
    openWindow(url: string): Promise<OpenWindow | null>;
  };
  addEventListener(type: 'push', listener: (event: ReceivedPush) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickedNotification) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangedSubscription) => void): void;
  fetch(address: string, init: RequestInit): Promise<Response>;
}

/** What the page has stored about the subscription of whoever is signed in. */
export interface PushRecords {
  read(): Promise<PushRecord | undefined>;
  save(record: PushRecord): Promise<void>;
}

const ICON = '/icon-192.png';

/** Shows push messages, opens their page and follows a subscription to its new address. Every message is shown: browsers end subscriptions that receive silently. */
export function listenForPush(records: PushRecords, scope = globalThis as unknown as WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const { title, body, path, tag } = payloadOf(event);
    event.waitUntil(
      scope.registration.showNotification(title, { body, tag, icon: ICON, badge: ICON, data: { path } }),
    );
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, pathOf(event.notification.data)));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(scope, records, event));
  });
}

/** The push service has ended a subscription: the shop gets the next one, without a page being open. */
async function renew(
  { registration, fetch }: WorkerScope,
  records: PushRecords,
  { oldSubscription, newSubscription }: ChangedSubscription,
): Promise<void> {
  // not every browser says which one ended
  const record = await records.read().catch(() => undefined);
  const ended = oldSubscription && keysOf(oldSubscription);
  const old = ended ? { endpoint: ended.endpoint, auth: ended.keys.auth } : record;
  const applicationServerKey = oldSubscription?.options.applicationServerKey ?? record?.publicKey;
  if (!old || !applicationServerKey) return;
  const next =
    newSubscription ??
    (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { endpoint, keys } = keysOf(next);
  const renewal: PushRenewal = { old: { endpoint: old.endpoint, auth: old.auth }, endpoint, keys };
  const response = await fetch('/api/push/renewals', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(renewal),
  });
  if (response.ok && record) await records.save({ ...record, endpoint, auth: keys.auth });
}

function keysOf(subscription: PushSubscription) {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh, auth } };
}

/** A message that cannot be read leads to the home page. */
function payloadOf({ data }: ReceivedPush): PushPayload {
  const empty: PushPayload = { title: '', body: '', path: '/', tag: '' };
  try {
    const value = data?.json();
    return typeof value === 'object' ? { ...empty, ...value, path: pathOf(value) } : empty;
  } catch {
    return empty;
  }
}

/** A page of this shop only, whatever the message says. */
function pathOf(value: unknown): string {
  const path = typeof value === 'object' && value && 'path' in value ? value.path : undefined;
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/';
}

/** The window that shows the page already, or a new one: a half-filled form in another window stays. */
async function open({ clients, location }: WorkerScope, path: string): Promise<void> {
  const url = new URL(path, location.origin).href;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((one) => one.url === url);
  await (shown ? shown.focus() : clients.openWindow(url));
}
