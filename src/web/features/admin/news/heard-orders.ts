import type { AdminNews } from '../../../../contract/admin/overview.ts';

const KEY = 'new-orders';
/** More than a response has; the rest is too old to come again. */
const MAX_HEARD = 60;

/** Shared by the tabs of a browser: the first that hears of an order rings, the others only count. */
interface Heard {
  /** Of the last response. */
  at?: string;
  heard: string[];
  /** Not seen yet. */
  waiting: string[];
}

export function readHeard(): Heard {
  try {
    const { at, heard, waiting } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { at, heard: Array.isArray(heard) ? heard : [], waiting: Array.isArray(waiting) ? waiting : [] };
  } catch {
    return { heard: [], waiting: [] };
  }
}

function store(state: Heard): void {
  localStorage.setItem(KEY, JSON.stringify(state));
}

/** The orders that no tab of this browser knew. The first response of all is only remembered. */
export function hear({ at, orders }: AdminNews): AdminNews['orders'] {
  const { at: before, heard, waiting } = readHeard();
  const fresh = orders.filter(({ _id }) => !heard.includes(_id));
  const ids = fresh.map(({ _id }) => _id);
  store({
    at,
    heard: [...ids, ...heard].slice(0, MAX_HEARD),
    waiting: before ? [...new Set([...ids, ...waiting])].slice(0, MAX_HEARD) : [],
  });
  return before ? fresh : [];
}

/** The admin looks at this order, or at the list of all. */
export function lookAt(pathname: string): void {
  const state = readHeard();
  const isList = pathname === '/admin/orders' || pathname === '/admin/to-pack';
  const waiting = isList ? [] : state.waiting.filter((id) => pathname !== `/admin/orders/${id}`);
  if (waiting.length < state.waiting.length) store({ ...state, waiting });
}
