import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Extension } from '../../src/extension/extension.ts';
import type { Payment } from '../../src/extension/payments.ts';
import type { PaymentSimulator, PaymentTesting } from '../../src/extension/server/testing.ts';
import type { PaymentDeps } from '../../src/server/payments/payment-deps.ts';
import { openPaymentDeps, type Payer, placedOrder } from '../support/payments.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const ROOT = path.join(import.meta.dirname, '../..');

export interface FoundPayment {
  extension: Extension;
  payment: Payment;
  /** Undefined: the extension has no testing.ts. */
  testing: PaymentTesting | undefined;
}

/** The payment methods of the folder that EXTENSION names, or of all extensions in the repository. */
export async function findPayments(): Promise<FoundPayment[]> {
  const folders = process.env.EXTENSION
    ? [path.resolve(ROOT, process.env.EXTENSION)]
    : readdirSync(path.join(ROOT, 'extensions'), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => path.join(ROOT, 'extensions', name));
  const found = await Promise.all(
    folders.map(async (folder) => {
      const { default: extension }: { default: Extension } = await import(path.join(folder, 'extension.ts'));
      const file = path.join(folder, 'testing.ts');
      const testing: Record<string, PaymentTesting> = existsSync(file) ? (await import(file)).payments : {};
      return (extension.payments ?? []).map((payment) => ({
        extension,
        payment,
        testing: testing[payment.id],
      }));
    }),
  );
  return found.flat();
}

interface HeldEvent {
  body: string;
  headers: Record<string, string>;
}

export interface TestedPayment {
  shop: TestShop;
  deps: PaymentDeps;
  simulator: PaymentSimulator;
  /** What the provider has sent so far; nothing of it has reached the shop. */
  events: HeldEvent[];
  hasEvents: boolean;
  deliver(event: HeldEvent): Promise<number>;
  /** Starts a payment; returns the provider's order. */
  start(payer: Payer): Promise<string>;
  /** A customer who has paid at the provider, and of whom the shop knows nothing yet. */
  paid(): Promise<PaidCustomer>;
  setAway(isAway: boolean): void;
  close(): Promise<void>;
}

export interface PaidCustomer {
  payer: Payer;
  orderId: string;
  paymentId: string;
  /** What the customer's browser calls. */
  confirm(): Promise<number>;
}

export async function openTestedPayment({
  extension,
  payment,
  testing,
}: FoundPayment): Promise<TestedPayment> {
  if (!testing) throw new Error(`extensions/${extension.name}/testing.ts: payments.${payment.id} is missing`);
  const shop = await openTestShop(testing.environment, { extensions: [extension] });
  const deps = await openPaymentDeps(shop, { timeoutMs: 2000, tries: 2, backoffMs: 1 });
  const url = `http://127.0.0.1:${shop.config.port}`;
  const webhook = `/api/webhooks/${payment.id}`;
  const events: HeldEvent[] = [];
  let isAway = false;
  const { apiUrl } = shop.config.paymentSettings[payment.id] ?? {};
  const restore = interceptFetch((to, init) => {
    if (to === url + webhook) {
      events.push({ body: String(init?.body), headers: Object.fromEntries(new Headers(init?.headers)) });
      return Promise.resolve(new Response('{}'));
    }
    const isProvider = apiUrl !== undefined && to.startsWith(apiUrl);
    return isAway && isProvider ? Promise.reject(new TypeError('fetch failed')) : undefined;
  });
  const simulator = testing.simulate({ request: shop.request, url });
  const start = async ({ me, order: { _id: orderId } }: Payer) => {
    const { startPath = `/payments/${payment.id}/start`, readStarted } = testing;
    const { status, body } = await me.post(`/api/orders${startPath}`, { orderId });
    if (status !== 200) throw new Error(`${startPath}: ${status} ${JSON.stringify(body)}`);
    return readStarted ? readStarted(body) : body.providerOrderId;
  };
  return {
    shop,
    deps,
    simulator,
    events,
    hasEvents: deps.payments[0]?.server().webhook !== undefined,
    deliver: async ({ body, headers }) =>
      (await shop.request(webhook, { method: 'POST', headers, body })).status,
    start,
    paid: async () => {
      const payer = await placedOrder(shop);
      const orderId = payer.order._id;
      const { paymentId, confirmation } = await simulator.pay({
        orderId,
        providerOrderId: await start(payer),
      });
      const {
        method,
        path: to,
        body,
      } = confirmation ?? {
        method: 'POST',
        path: `/payments/${payment.id}/check`,
        body: { orderId },
      };
      const send = method === 'PUT' ? payer.me.put : payer.me.post;
      const confirm = async () => (await send(`/api/orders${to}`, body)).status;
      return { payer, orderId, paymentId, confirm };
    },
    setAway: (next) => {
      isAway = next;
    },
    close: async () => {
      restore();
      await deps.close();
      await shop.close();
    },
  };
}

/** Undefined from `replace`: the call goes on. */
function interceptFetch(
  replace: (url: string, init?: RequestInit) => Promise<Response> | undefined,
): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return replace(url, init) ?? original(input, init);
  };
  return () => {
    globalThis.fetch = original;
  };
}
