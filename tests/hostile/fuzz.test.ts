import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { access } from '../../src/server/access.ts';
import { makeAdmin } from '../support/admins.ts';
import { placedOrder } from '../support/payments.ts';
import { bearer } from '../support/people.ts';
import { makeShopper } from '../support/sales.ts';
import { type AttackedShop, openAttackedShop } from './attacked-shop.ts';
import { attacker } from './attacker.ts';
import { attacks, type Operation, operationsOf, sweep } from './cases.ts';
import { knownThings } from './known-things.ts';
import { pageAttacks, RAW_REQUESTS, sandboxOperations, sendRaw, serverOperations } from './raw-requests.ts';

/** `npm run fuzz` sets both; the printed seed reproduces a failure. */
const CASES = Number(process.env.FUZZ_CASES ?? 5);
const SEED = Number(process.env.FUZZ_SEED ?? 20261115);
const MAX_GROWTH = 48 * 1024 * 1024;

let shop: AttackedShop;
let attack: ReturnType<typeof attacker>;
beforeAll(async () => {
  shop = await openAttackedShop();
  attack = attacker(shop.port);
});
afterAll(async () => {
  attack?.close();
  await shop?.close();
});

/** A new user for every call: fuzzed calls may end sessions, block users and delete accounts. */
async function roles(known: string[]): Promise<Record<string, Record<string, string>>> {
  const customer = await makeShopper(shop);
  known.push(customer.id);
  return { visitor: {}, customer: bearer(customer.token), admin: bearer((await makeAdmin(shop)).token) };
}

/** The same with a customer who has ordered something, for calls about orders. */
async function rolesWithOrder(known: string[]): Promise<Record<string, Record<string, string>>> {
  const { who, order } = await placedOrder(shop);
  // often enough to hit the own order
  known.push(...Array.from({ length: 40 }, () => order._id));
  return { ...(await roles(known)), customer: bearer(who.token) };
}

async function strike(operation: Operation, things: string[], seed: number): Promise<string[]> {
  const line = `${operation.method} ${operation.path.replace(/\{(\w+)\}/g, ':$1')}`;
  const known = [...things];
  const isAboutOrders = /orders|invoices|requests/.test(operation.path);
  const faults: string[] = [];
  for (const [index, [role, headers]] of Object.entries(
    await (isAboutOrders ? rolesWithOrder : roles)(known),
  ).entries()) {
    // without access every request gets the same error
    const isClosed =
      role === 'visitor' ? access[line] !== 'everyone' : role === 'customer' && access[line] === 'admin';
    const numRuns = isClosed ? Math.ceil(CASES / 4) : CASES;
    const cases = fc
      .sample(attacks(operation, known), { seed: seed + index, numRuns })
      .map((one) => ({ ...one, headers: { ...headers, ...one.headers } }));
    faults.push(...(await attack.strike(cases)).map((fault) => `${role}: ${fault}`));
  }
  return faults;
}

test(`30 105 106 T38 no request to any API route breaks it (FUZZ_SEED=${SEED})`, {
  timeout: 60_000 + CASES * 30_000,
}, async () => {
  const operations = operationsOf(await (await shop.request('/api/openapi.json')).json());
  expect(operations.length).toBeGreaterThan(100);
  const known = await knownThings(shop);
  const faults: string[] = [];
  let before = 0;
  for (const [index, operation] of operations.entries()) {
    // lazy modules are loaded by now
    if (index === Math.floor(operations.length / 3)) before = await shop.heap();
    faults.push(...(await strike(operation, known, SEED + index * 10)));
  }
  const grown = (await shop.heap()) - before;
  process.stdout.write(
    `FUZZ_SEED=${SEED}: ${attack.sent()} requests to ${operations.length} calls, ${attack.responded()}, heap grew by ${Math.round(grown / 1024)} KB\n`,
  );
  expect(faults.slice(0, 30), `with FUZZ_SEED=${SEED}`).toEqual([]);
  expect(shop.shopProcess.output()).not.toMatch(/unhandled|uncaught/i);
  expect(grown).toBeLessThan(MAX_GROWTH);
});

test(`T38 no hostile suffix and no amount breaks an API route (FUZZ_SEED=${SEED})`, {
  timeout: 120_000,
}, async () => {
  const operations = operationsOf(await (await shop.request('/api/openapi.json')).json());
  const known = await knownThings(shop);
  const faults: string[] = [];
  for (const [index, operation] of operations.entries()) {
    // an admin, who may call everything; a new one for each call, as above
    const { admin = {} } = await roles([...known]);
    const cases = sweep(operation, known, SEED + index).map((one) => ({
      ...one,
      headers: { ...admin, ...one.headers },
    }));
    faults.push(...(await attack.strike(cases)));
  }
  expect(faults.slice(0, 30), `with FUZZ_SEED=${SEED}`).toEqual([]);
});

test(`PAGE no URL breaks a page, even with the data that the attacks above stored (FUZZ_SEED=${SEED})`, {
  timeout: 60_000 + CASES * 10_000,
}, async () => {
  const known = await knownThings(shop);
  const faults = await attack.strike(fc.sample(pageAttacks(known), { seed: SEED, numRuns: CASES * 50 }));
  expect(faults.slice(0, 30), `with FUZZ_SEED=${SEED}`).toEqual([]);
});

test('files, images, probes, sign-in and the sandbox survive too', {
  timeout: 60_000 + CASES * 10_000,
}, async () => {
  const known = await knownThings(shop);
  const faults: string[] = [];
  for (const [index, operation] of [...serverOperations, ...sandboxOperations].entries()) {
    const cases = fc.sample(attacks(operation, known), { seed: SEED + index, numRuns: CASES });
    faults.push(...(await attack.strike(cases)));
  }
  expect(faults.slice(0, 30), `with FUZZ_SEED=${SEED}`).toEqual([]);
});

test.each(Object.entries(RAW_REQUESTS))('bytes that are not HTTP get a short error: %s', async (_, bytes) => {
  const response = await sendRaw(shop.port, bytes);
  expect(response).toMatch(/^(HTTP\/1\.1 [234]\d\d |$)/);
  expect((await shop.request('/healthz')).status).toBe(200);
});
