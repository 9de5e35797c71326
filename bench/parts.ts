import { measureCarts } from './carts.ts';
import { measureInteractions } from './interactions.ts';
import { measureJavascript } from './javascript.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { measureOrders } from './orders.ts';
import { measurePageCpu } from './page-cpu.ts';
import { measurePagesWhileSelling } from './pages-while-selling.ts';
import type { Part } from './part.ts';
import { measureProcesses } from './processes.ts';
import { measureSearch } from './search.ts';

/** Parts with limits of their own, by the name for `npm run bench -- --only=name`. */
export const parts: Record<string, Part> = {
  carts: measureCarts,
  memory: measureMemory,
  orders: measureOrders,
  'page-cpu': measurePageCpu,
  'pages-while-selling': measurePagesWhileSelling,
  processes: measureProcesses,
  search: measureSearch,
  javascript: measureJavascript,
  interactions: measureInteractions,
  lighthouse: measureLighthouse,
};
