import { makeAdmin } from '../support/admins.ts';
import { batchOf, makeSize } from '../support/batches.ts';
import { bearer } from '../support/people.ts';
import { type Line, makeShopper } from '../support/sales.ts';
import { spoilt } from './arbitraries.ts';
import type { AttackedShop } from './attacked-shop.ts';
import type { attacker } from './attacker.ts';
import type { Step } from './walk-steps.ts';

export type Fields = Record<string, unknown>;
type Headers = Record<string, string>;

/** Who walks, and what has come to be on the way. */
export interface Walker {
  customers: Headers[];
  owner: Headers;
  lines: Line[];
  orders: string[];
  upi: string[];
  wallet: string[];
  tokens: Fields[];
  captures: string[];
  requests: { id: string; orderId: string }[];
  batches: { _id: string; version: number }[];
  faults: string[];
  /** Sends "METHOD /path" with this body, spoilt as the step says. */
  call(headers: Headers, line: string, body?: unknown, step?: Step): Promise<Fields>;
}

const STOCK = 9;

/** Two customers and an owner, with a size of batches, one that is not counted and one that is counted without batches. */
export async function newWalker(shop: AttackedShop, attack: ReturnType<typeof attacker>): Promise<Walker> {
  const faults: string[] = [];
  const call: Walker['call'] = async (headers, line, body, step) => {
    const [method = 'GET', path = ''] = line.split(' ');
    const wrong = step?.spoil;
    const sent = body !== undefined && wrong ? spoilt(body, ...wrong) : body;
    const { fault, text } = await attack.ask({
      method,
      path,
      headers: { ...headers, ...(sent !== undefined && { 'Content-Type': 'application/json' }) },
      body: sent === undefined ? undefined : Buffer.from(JSON.stringify(sent)),
    });
    if (fault) faults.push(`${line} ${JSON.stringify(sent)?.slice(0, 500)}\n  ${fault}`);
    return fieldsOf(text);
  };
  const customers = [await makeShopper(shop), await makeShopper(shop)].map(({ token }) => bearer(token));
  const owner = bearer((await makeAdmin(shop)).token);
  const pressed = await makeSize(shop, 0);
  // the first batch comes before the first order: bottles of orders before it are of no batch (decision 0128)
  await call(owner, 'POST /api/admin/batches', batchOf(pressed, STOCK));
  const lines = [pressed, await makeSize(shop, null), await makeSize(shop, STOCK, { name: 'loose' })];
  return {
    ...{ customers, owner, lines, faults, call },
    ...{ orders: [], upi: [], wallet: [], tokens: [], captures: [], requests: [], batches: [] },
  };
}

function fieldsOf(text: string): Fields {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Fields) : {};
  } catch {
    return {};
  }
}

export function store(list: string[], value: unknown): void {
  if (typeof value === 'string') list.push(value);
}

/** One of the list, whatever the number. */
export function at<Thing>(list: readonly Thing[], index: number): Thing | undefined {
  return list.length > 0 ? list[index % list.length] : undefined;
}
