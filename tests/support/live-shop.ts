import { makeAdmin } from './admins.ts';
import { BARE_LIVE, LIVE_URL, openLiveWorld } from './live-world.ts';
import type { OutsideWorld } from './outside-world.ts';
import { bearer, json } from './people.ts';
import { as, type Shopper } from './sales.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

interface Item {
  name: string;
  status: string;
  message: string;
  advice: string;
}

/** The fields of responses that tests read. */
interface Body {
  code?: string;
  error?: string;
  fields?: Record<string, string>;
  items: Item[];
  missing: Item[];
  keys: { name: string; source: string; hint: string }[];
  version: number;
  isOpen: boolean;
  visitUrl: string;
}

export interface LiveShop {
  shop: TestShop;
  world: OutsideWorld;
  /** An admin who signed in just now. */
  admin: ReturnType<typeof as> & Shopper;
  /** A JSON request of the admin. */
  send: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: Body }>;
  /** Calls to these addresses go elsewhere; undefined: nobody is there. */
  route: (address: string, to: string | undefined) => void;
  close: () => Promise<void>;
}

/** A live shop in this process. Calls to the real providers and to its public address go to stand-ins. */
export async function openLiveShop(environment: Record<string, string> = {}): Promise<LiveShop> {
  const world = await openLiveWorld();
  const shop = await openTestShop({ ...BARE_LIVE, ...environment });
  const routes = new Map<string, string | undefined>([
    ['https://api.razorpay.com', `${world.origin}/sandbox/razorpay`],
    ['https://api-m.paypal.com', `${world.origin}/sandbox/paypal`],
    [LIVE_URL, `http://127.0.0.1:${shop.config.port}`],
  ]);
  const restore = rerouteFetch(routes);
  const owner = await makeAdmin(shop);
  return {
    shop,
    world,
    admin: { ...as(shop, owner), ...owner },
    send: async (method, path, body = {}) => {
      const headers = bearer(owner.token);
      const response = await shop.request(path, method === 'GET' ? { headers } : json(method, body, headers));
      return { status: response.status, body: await response.json() };
    },
    route: (address, to) => routes.set(address, to),
    close: async () => {
      restore();
      await shop.close();
      await world.close();
    },
  };
}

function rerouteFetch(routes: ReadonlyMap<string, string | undefined>): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const from = [...routes.keys()].find((address) => url === address || url.startsWith(`${address}/`));
    if (from === undefined) return original(input, init);
    const to = routes.get(from);
    if (to === undefined) return Promise.reject(new TypeError('fetch failed'));
    return original(to + url.slice(from.length), init);
  };
  return () => {
    globalThis.fetch = original;
  };
}
