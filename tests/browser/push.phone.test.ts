import type { BrowserContext, Page } from '@playwright/test';
import { browserDatabase } from '../support/browser-database.ts';
import { expect, test } from './fixtures.ts';
import { installWorker, openPhone, visit } from './offline.ts';
import { adminOf, makeCustomer, openMenu, toastOf } from './people.ts';
import { makeOrder, takeSteps } from './sales.ts';

test.use({ otherBrowser: 'processPerPage' });

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What the test uses of a service worker: its types cannot be loaded together with those of pages. */
interface WorkerScope {
  clients: object;
  registration: ServiceWorkerRegistration;
  shown: object[];
  dispatchEvent(event: Event): boolean;
}

/** A real push service cannot be reached from a test: the browser gets its subscription from the simulated one. */
async function usePushService(phone: BrowserContext, subscription: Subscription): Promise<void> {
  await phone.grantPermissions(['notifications']);
  await phone.addInitScript((fixed) => {
    // it outlives the page, like that of the browser
    const KEY = 'key of the subscription';
    const find = (): PushSubscription | null => {
      const text = sessionStorage.getItem(KEY)?.replaceAll('-', '+').replaceAll('_', '/');
      if (text === undefined) return null;
      const applicationServerKey = Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer;
      const fake = {
        endpoint: fixed.endpoint,
        options: { applicationServerKey, userVisibleOnly: true },
        toJSON: () => fixed,
        unsubscribe: async () => {
          sessionStorage.removeItem(KEY);
          return true;
        },
      };
      return fake as unknown as PushSubscription;
    };
    const { prototype } = PushManager;
    prototype.getSubscription = async () => find();
    prototype.subscribe = async (options) => {
      sessionStorage.setItem(KEY, String(options?.applicationServerKey));
      return find() as PushSubscription;
    };
  }, subscription);
}

/** As the push service of the browser would. */
async function deliver(page: Page, payload: unknown): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  const { origin } = new URL(page.url());
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
    if (own) resolve(own.registrationId);
  });
  await cdp.send('ServiceWorker.enable');
  const data = JSON.stringify(payload);
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await promise, data });
}

/** Messages at any hour, in the shop that all tests share: it gets its own setting back. */
let saved: unknown;
test.beforeEach(async () => {
  const { rows } = await browserDatabase().query<{ notices: unknown }>('select notices from shop_settings');
  saved = rows[0]?.notices;
  await setNotices({ isQuiet: false });
});
test.afterEach(() => setNotices(saved));
const setNotices = (notices: unknown) =>
  browserDatabase().query('update shop_settings set notices = $1', [notices && JSON.stringify(notices)]);

test('after an order a customer switches messages on; one without personal data appears, and a tap opens the order', async ({
  chosenBrowser,
  request,
}) => {
  test.slow();
  const user = await makeCustomer({ name: 'Zarina Vellaichamy' });
  const order = await makeOrder(request, user, 3);
  const admin = await adminOf();
  await takeSteps(request, admin, order._id, [{ action: 'confirm' }, { action: 'pay', method: 'cash' }]);
  const { phone, page } = await openPhone(chosenBrowser, { user });
  const subscription: Subscription = await (await request.post('/sandbox/push/subscriptions')).json();
  await usePushService(phone, subscription);
  await installWorker(page, '/', ['/']);

  await visit(page, `/track/${order._id}`);
  await page.getByRole('button', { name: 'Tell me when it ships' }).click();
  await expect(toastOf(page, 'Messages are on in this browser.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Messages are on' })).toHaveAttribute('aria-pressed', 'true');
  const { rows } = await browserDatabase().query(
    'select endpoint, p256dh, auth, topic from push_subscriptions where user_id = $1',
    [user._id],
  );
  expect(rows).toEqual([{ endpoint: subscription.endpoint, ...subscription.keys, topic: 'my-orders' }]);

  const step = { action: 'ship', courier: 'India Post', trackingNumber: 'EE123456785IN' };
  await takeSteps(request, admin, order._id, [step]);
  const sent = async (): Promise<unknown> => {
    const all: { to: string; payload: unknown }[] = await (
      await request.get('/sandbox/push/messages')
    ).json();
    return all.find(({ to }) => subscription.endpoint.endsWith(`/${to}`))?.payload;
  };
  await expect.poll(sent, { timeout: 20_000 }).toBeTruthy();
  const payload = await sent();
  const path = `/track/${order._id}`;
  expect(payload).toEqual({
    title: 'Chekku Farms',
    body: 'Your order is on its way.',
    path,
    tag: order._id,
  });

  await visit(page, '/about');
  const [worker] = phone.serviceWorkers();
  // a browser without a screen shows no notification, so the worker says which one it would show
  await worker?.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) =>
      void scope.shown.push({ title, ...options });
  });
  const shown = () => worker?.evaluate(() => (globalThis as unknown as WorkerScope).shown);
  const notification = {
    title: 'Chekku Farms',
    body: 'Your order is on its way.',
    tag: order._id,
    data: { path },
  };
  // the browser may be starting the worker when the first one comes; the same message again replaces it
  await expect(async () => {
    await deliver(page, payload);
    await expect.poll(shown, { timeout: 2000 }).toContainEqual(expect.objectContaining(notification));
  }).toPass();

  // only a real tap may open a window, so the worker says which one it would open
  const opened = await worker?.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const { promise, resolve } = Promise.withResolvers<string>();
    Object.assign(scope.clients, { openWindow: async (url: string) => void resolve(url) });
    const tapped = { notification: { ...scope.shown[0], close: () => {} }, waitUntil: () => {} };
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), tapped));
    return promise;
  });
  await visit(page, String(opened));
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(order.number));

  // the server cannot hear of this log-out, so the browser itself ends the messages
  await phone.setOffline(true);
  const isSubscribed = () =>
    page.evaluate(async () => {
      const { pushManager } = await navigator.serviceWorker.ready;
      return (await pushManager.getSubscription()) !== null;
    });
  expect(await isSubscribed()).toBe(true);
  await openMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  // the log-out may be loading a page
  await expect(async () => expect(await isSubscribed()).toBe(false)).toPass();
  await phone.close();
});
