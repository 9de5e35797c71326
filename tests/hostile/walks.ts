import { orderStatuses } from '../../src/rules/order-status.ts';
import { adminSteps } from './admin-steps.ts';
import type { AttackedShop } from './attacked-shop.ts';
import type { attacker } from './attacker.ts';
import { customerSteps } from './customer-steps.ts';
import { FIRST_STEPS, type Step } from './walk-steps.ts';
import { newWalker } from './walker.ts';

const STEPS = { ...customerSteps, ...adminSteps };
/** They meet at the same orders. */
const AT_ONCE = 2;

/** Walks through the shop over HTTP, as two customers and an owner. Returns what went wrong. */
export async function takeWalk(
  shop: AttackedShop,
  attack: ReturnType<typeof attacker>,
  steps: readonly Step[],
): Promise<string[]> {
  const walker = await newWalker(shop, attack);
  // one after the other: each step takes what the one before has made
  for (const step of FIRST_STEPS) await STEPS[step.act](walker, step);
  for (let start = 0; start < steps.length; start += AT_ONCE)
    await Promise.all(steps.slice(start, start + AT_ONCE).map((step) => STEPS[step.act](walker, step)));
  const seen = await walker.call(walker.owner, 'GET /api/admin/orders?limit=50');
  const { orders = [] } = seen as { orders?: { status: string }[] };
  for (const { status } of orders)
    if (!orderStatuses.some((known) => known === status)) walker.faults.push(`unknown status ${status}`);
  return walker.faults;
}
