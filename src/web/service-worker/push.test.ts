import { expect, test } from 'vitest';
import type { PushRecord } from '../lib/push-record.ts';
import { listenForPush } from './push.ts';

type Listener = (event: Record<string, unknown>) => void;

/** The parts of a service worker that the file uses. */
function openWorker(windows: { url: string }[] = [], record?: PushRecord) {
  const listeners = new Map<string, Listener>();
  const shown: [string, NotificationOptions][] = [];
  const done: string[] = [];
  const waits: Promise<unknown>[] = [];
  const clients = windows.map((one) => ({ ...one, focus: async () => void done.push(`focus ${one.url}`) }));
  const sent: { url: string; body: unknown }[] = [];
  const saved: PushRecord[] = [];
  const records = {
    read: async () => record,
    save: async (next: PushRecord) => void saved.push(next),
  };
  listenForPush(records, {
    location: { origin: 'https://farm.example' },
    registration: {
      showNotification: async (...notification: [string, object]) => void shown.push(notification),
      pushManager: { subscribe: async (options: object) => subscription('fresh', options) },
    },
    clients: {
      matchAll: async () => clients,
      openWindow: async (url: string) => void done.push(`open ${url}`),
    },
    fetch: async (url: string, { body }: { body: string }) => {
      sent.push({ url, body: JSON.parse(body) });
      return new Response('{}');
    },
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  } as never);
  const send = async (type: string, event: object) => {
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  };
  return {
    shown,
    done,
    sent,
    saved,
    renew: (event: object) => send('pushsubscriptionchange', event),
    push: (data: unknown) => send('push', { data }),
    tap: (data: unknown) => send('notificationclick', { notification: { close: () => {}, data } }),
  };
}
const subscription = (name: string, options: object = { applicationServerKey: 'of the shop' }) => ({
  options,
  toJSON: () => ({
    endpoint: `https://push.example/${name}`,
    keys: { p256dh: `${name} key`, auth: `${name} secret` },
  }),
});
const payload = (value: unknown) => ({ json: () => value });

test('a message is shown with its tag, so that a repeated one replaces it', async () => {
  const { shown, push } = openWorker();
  await push(payload({ title: 'Farm', body: 'On its way.', path: '/track/1', tag: 'order 1' }));
  expect(shown).toMatchObject([
    ['Farm', { body: 'On its way.', tag: 'order 1', data: { path: '/track/1' } }],
  ]);
});

test.each([null, payload('text'), payload(null), { json: () => JSON.parse('{') }])(
  'a message that cannot be read is shown too: %#',
  async (data) => {
    const { shown, push } = openWorker();
    await push(data);
    expect(shown).toMatchObject([['', { data: { path: '/' } }]]);
  },
);

test('a tap opens the page, or the window that shows it', async () => {
  const fresh = openWorker([{ url: 'https://farm.example/checkout' }]);
  await fresh.tap({ path: '/track/1' });
  expect(fresh.done).toEqual(['open https://farm.example/track/1']);
  const open = openWorker([{ url: 'https://farm.example/track/1' }]);
  await open.tap({ path: '/track/1' });
  expect(open.done).toEqual(['focus https://farm.example/track/1']);
});

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 7, undefined])(
  'a tap never leaves the shop: %s',
  async (path) => {
    const { done, tap } = openWorker();
    await tap({ path });
    expect(done).toEqual(['open https://farm.example/']);
  },
);

const renewal = (old: string, next: string) => ({
  url: '/api/push/renewals',
  body: {
    old: { endpoint: `https://push.example/${old}`, auth: `${old} secret` },
    endpoint: `https://push.example/${next}`,
    keys: { p256dh: `${next} key`, auth: `${next} secret` },
  },
});
const record = { endpoint: 'https://push.example/known', auth: 'known secret', publicKey: 'of the shop' };

test('a replaced subscription is handed to the shop with the secret of the old one', async () => {
  const { sent, saved, renew } = openWorker([], record);
  await renew({ oldSubscription: subscription('old'), newSubscription: subscription('new') });
  expect(sent).toEqual([renewal('old', 'new')]);
  expect(saved).toEqual([
    { endpoint: 'https://push.example/new', auth: 'new secret', publicKey: 'of the shop' },
  ]);
});

test('a browser that names neither subscribes again, with what the page has stored', async () => {
  const { sent, renew } = openWorker([], record);
  await renew({ oldSubscription: null, newSubscription: null });
  expect(sent).toEqual([renewal('known', 'fresh')]);
});

test('after a log-out nothing is renewed', async () => {
  const { sent, renew } = openWorker();
  await renew({ oldSubscription: null, newSubscription: null });
  expect(sent).toEqual([]);
});
