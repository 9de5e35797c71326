import { setTimeout } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { createClientLines } from '../platform/client-lines.ts';
import { createCostBudgets } from '../platform/cost-budgets.ts';
import { requestOrigin } from '../platform/request-origin.ts';
import { reject, rejectAsText } from './api-error.ts';
import type { AppEnv } from './app-env.ts';

interface ClientLimits {
  perSecond: number;
  capacity: number;
  /** Points of usual calls that run at once, and of expensive ones. */
  atOnce: number;
  heavyAtOnce: number;
}

/** Points are milliseconds of a processor. Nobody who shops or works here comes near to these budgets. */
const LIMITS: Record<'customer' | 'staff' | 'address', ClientLimits> = {
  customer: { perSecond: 500, capacity: 120_000, atOnce: 20, heavyAtOnce: 40 },
  staff: { perSecond: 2000, capacity: 400_000, atOnce: 60, heavyAtOnce: 100 },
  // thousands of customers of a mobile network can have one address
  address: { perSecond: 1000, capacity: 200_000, atOnce: 60, heavyAtOnce: 60 },
};
const LINE = { maxWaiting: 200, maxWaitMs: 20_000 };

/**
 * No visitor of the shop: this machine and private networks, where a proxy may hide all visitors behind one address, and
 * pages that this process renders.
 */
const NOT_A_VISITOR =
  /^(in-process|unknown|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|0:0:0:0::\/64$|f[cd][0-9a-f]{2}:|fe80:)/;

/** Whoever ignores Retry-After gets the rejection late: a loop of rejected calls would cost more than the calls. */
const REJECTION_DELAY_MS = 500;
const MAX_DELAYED = 1000;

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The login page shows the body of an error as it is. */
const TEXT_ROUTES = /^POST \/api\/users\/(login|register|code-login|mobile-login)$/;

interface Deps {
  costOf: (route: string) => number;
  /** From this cost on, also a read waits in the line of its client. Cheaper ones wait with the pages (load-shedding.ts). */
  minHeavyCost: number;
  limits?: typeof LIMITS;
}

export type CallBudget = (
  context: Context<AppEnv>,
  route: string,
  next: Next,
) => ReturnType<MiddlewareHandler>;

/** Lets a call run when the budget of its account, or without one of its address, has enough points for it. */
export function createCallBudget({ costOf, minHeavyCost, limits = LIMITS }: Deps): CallBudget {
  const customers = clients(limits.customer);
  const staff = clients(limits.staff);
  const addresses = clients(limits.address);
  let delayed = 0;

  const clientOf = (context: Context<AppEnv>) => {
    const user = context.get('currentUser');
    if (user) {
      const key = context.get('apiKey') ?? user.id;
      requestOrigin.trust(key);
      return { key, ...(user.isAdmin ? staff : customers) };
    }
    const key = context.get('address');
    return NOT_A_VISITOR.test(key) ? undefined : { key, ...addresses };
  };

  const tooExpensive = async (context: Context<AppEnv>, route: string, seconds: number) => {
    if (delayed < MAX_DELAYED) {
      delayed += 1;
      await setTimeout(REJECTION_DELAY_MS);
      delayed -= 1;
    }
    context.header('Retry-After', String(seconds));
    return TEXT_ROUTES.test(route) ? rejectAsText(context, 'slow-down') : reject(context, 'slow-down');
  };

  return async (context, route, next) => {
    const client = clientOf(context);
    if (!client) return next();
    const { key, budgets, lines, heavyLines } = client;
    const cost = costOf(route);
    const seconds = budgets.spend(key, cost);
    if (seconds > 0) return tooExpensive(context, route, seconds);
    const isHeavy = cost >= minHeavyCost;
    if (!isHeavy && READS.has(context.req.method)) return next();
    // a photo that takes a minute to arrive must not delay the cart
    const line = isHeavy ? heavyLines : lines;
    const entered = line.enter(key, cost);
    if (entered !== true && !(await entered)) return tooExpensive(context, route, 1);
    try {
      // nobody waits for the response any more
      if (entered !== true && isGone(context)) return reject(context, 'slow-down');
      return await next();
    } finally {
      line.leave(key, cost);
    }
  };
}

function isGone(context: Context<AppEnv>): boolean {
  return (context.env as Partial<HttpBindings> | undefined)?.outgoing?.destroyed === true;
}

function clients({ atOnce, heavyAtOnce, ...budget }: ClientLimits) {
  return {
    budgets: createCostBudgets(budget),
    lines: createClientLines({ ...LINE, atOnce }),
    heavyLines: createClientLines({ ...LINE, atOnce: heavyAtOnce }),
  };
}
