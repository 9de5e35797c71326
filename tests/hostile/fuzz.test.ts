import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placedOrder } from '../support/payments.ts';
import { bearer } from '../support/people.ts';
import { type AttackedShop, openAttackedShop } from './attacked-shop.ts';
import { attacker, type Hit } from './attacker.ts';
import { type Attack, attacks, type Operation, operationsOf, sweep } from './cases.ts';
import { brokenInvariants, INVARIANT_COUNT, makeVictim, PRIVATE } from './invariants.ts';
import { knownThings } from './known-things.ts';
import { pageAttacks, RAW_REQUESTS, sandboxOperations, sendRaw, serverOperations } from './raw-requests.ts';
import { isOpenTo, makeRoles, mustBeRejected, OUTSIDERS, ROLES, type Role } from './roles.ts';
import { walk } from './walk-steps.ts';
import { takeWalk } from './walks.ts';

/** `npm run fuzz` sets both; the printed seed reproduces a failure. */
const INPUTS = Number(process.env.FUZZ_INPUTS ?? 2500);
const SEED = Number(process.env.FUZZ_SEED ?? 20261115);
/** Without access every request gets the same error: a role that is let in tries so many times more. */
const OPEN_WEIGHT = 10;
/** One walk is about eighty requests. */
const WALKS = Math.ceil(INPUTS / 1000);
const OTHERS = Math.ceil(INPUTS / 600);
const PAGES = Math.ceil(INPUTS / 10);
const MAX_GROWTH = 48 * 1024 * 1024;
/** It ends by itself; a busy machine needs ten times as long as a quiet one. */
const TIMEOUT_MS = 300_000 + INPUTS * 60;
/** Calls that may end a session or an account; the people of the other calls are used again for a while. */
const ENDS_PEOPLE = /user|account|session|log-?out|staff|password|keys|go-live|shop/i;
const CALLS_PER_PEOPLE = 20;
/** What an attack may do to the order of the customer who sends it. */
const ENDS_ORDERS = /cancel|delete/i;

let shop: AttackedShop;
let openedAt = 0;
let attack: ReturnType<typeof attacker>;
let operations: Operation[];
let shares: Map<string, number>;
beforeAll(async () => {
  shop = await openAttackedShop();
  openedAt = performance.now();
  attack = attacker(shop.port);
  operations = operationsOf(await (await shop.request('/api/openapi.json')).json());
  shares = shareInputs();
});
afterAll(async () => {
  attack?.close();
  await shop?.close();
});

const report = (what: string, more = '') =>
  process.stdout.write(
    `FUZZ_SEED=${SEED}: ${what}: ${attack.sent()} requests after ${Math.round((performance.now() - openedAt) / 1000)} s, ${attack.responded()}${more}\n${attack.failed.splice(0).slice(0, 5).join('\n')}`,
  );

test(`no order of calls breaks money, stock or orders (FUZZ_SEED=${SEED})`, {
  timeout: TIMEOUT_MS,
}, async () => {
  for (const [index, steps] of fc.sample(walk, { seed: SEED, numRuns: WALKS }).entries()) {
    const faults = await takeWalk(shop, attack, steps);
    expect(faults.slice(0, 30), `walk ${index} with FUZZ_SEED=${SEED}`).toEqual([]);
    expect(await brokenInvariants(shop), `walk ${index} with FUZZ_SEED=${SEED}`).toEqual([]);
  }
  report(`${WALKS} walks, ${INVARIANT_COUNT} sums after each`);
});

/** Inputs for each role and call: at least one; a large number of INPUTS is about their sum. */
function shareInputs(): Map<string, number> {
  const pairs = operations.flatMap((one) =>
    ROLES.map((role) => ({ key: pairOf(role, one), weight: isOpenTo(role, one) ? OPEN_WEIGHT : 1 })),
  );
  const total = pairs.reduce((sum, { weight }) => sum + weight, 0);
  const luck = fc.sample(fc.integer({ min: 0, max: 999 }), { seed: SEED, numRuns: pairs.length });
  return new Map(
    pairs.map(({ key, weight }, index) => {
      const share = (INPUTS * weight) / total;
      return [key, Math.max(1, Math.floor(share + (luck[index] ?? 0) / 1000))];
    }),
  );
}

const pairOf = (role: Role, { method, path }: Operation) => `${role} ${method} ${path}`;

let made: { roles: Awaited<ReturnType<typeof makeRoles>>; left: number } | undefined;
let placed: { by: Record<string, string>; id: string } | undefined;

async function people({ path }: Operation) {
  made = made && made.left > 0 ? made : { roles: await makeRoles(shop), left: CALLS_PER_PEOPLE };
  made.left = ENDS_PEOPLE.test(path) ? 0 : made.left - 1;
  return made.roles;
}

/** A customer with an order. */
async function customerWithOrder({ method, path }: Operation) {
  if (!placed) {
    const { who, order } = await placedOrder(shop);
    placed = { by: bearer(who.token), id: order._id };
  }
  const found = placed;
  if (ENDS_ORDERS.test(`${method} ${path}`)) placed = undefined;
  return found;
}

/** All roles side by side, since most pairs of a call and a role have few inputs. */
async function strike(operation: Operation, roles: readonly Role[], things: string[], seed: number) {
  const known = [...things];
  const headersOf = { ...(await people(operation)) };
  if (/orders|invoices|requests/.test(operation.path) && roles.includes('customer')) {
    const { by, id } = await customerWithOrder(operation);
    // often enough to hit the own order
    known.push(...Array.from({ length: 40 }, () => id));
    headersOf.customer = by;
  }
  const arbitrary = attacks(operation, known);
  const cases = roles.flatMap((role) =>
    fc
      .sample(arbitrary, {
        seed: seed + ROLES.indexOf(role),
        numRuns: shares.get(pairOf(role, operation)) ?? 1,
      })
      .map((one) => ({ ...one, role, headers: { ...headersOf[role], ...one.headers } })),
  );
  return attack.strike(cases, checkAccess);
}

/** Nobody gets what the access table closes, and outsiders never see anything of somebody else. */
function checkAccess(one: Attack, { status, text }: Hit): string | undefined {
  const role = ROLES.find((known) => known === one.role);
  if (!role) throw new Error(`no role ${one.role}`);
  if (status < 300 && mustBeRejected(role, one, operations)) return `${status} although it is closed`;
  const isOutside = OUTSIDERS.some((outsider) => outsider === role);
  return isOutside && text.includes(PRIVATE) ? `${status} shows somebody else` : undefined;
}

test(`30 105 106 T38 no request of any role to any API route breaks it, its data or its rights (FUZZ_SEED=${SEED})`, {
  timeout: TIMEOUT_MS,
}, async () => {
  expect(operations.length).toBeGreaterThan(100);
  const victim = await makeVictim(shop);
  const known = [...(await knownThings(shop)), ...victim.ids, ...victim.ids];
  const faults: string[] = [];
  let before = 0;
  const stored = await victim.digest();
  for (const [index, operation] of operations.entries()) {
    // lazy modules are loaded by now
    if (index === Math.floor(operations.length / 3)) before = await shop.heap();
    faults.push(...(await strike(operation, OUTSIDERS, known, SEED + index * 10)));
  }
  expect(faults.slice(0, 30), `with FUZZ_SEED=${SEED}`).toEqual([]);
  expect(await victim.digest(), 'what belongs to somebody else').toBe(stored);
  const insiders = ROLES.filter((role) => !OUTSIDERS.some((outsider) => outsider === role));
  for (const [index, operation] of operations.entries())
    faults.push(...(await strike(operation, insiders, known, SEED + index * 10)));
  const grown = (await shop.heap()) - before;
  report(
    `${operations.length} calls, ${ROLES.length} roles`,
    `, heap grew by ${Math.round(grown / 1024)} KB`,
  );
  expect(faults.slice(0, 30), `with FUZZ_SEED=${SEED}`).toEqual([]);
  expect(await brokenInvariants(shop)).toEqual([]);
  expect(shop.shopProcess.output()).not.toMatch(/unhandled|uncaught/i);
  expect(grown).toBeLessThan(MAX_GROWTH);
});

test(`T38 no hostile suffix and no amount breaks an API route (FUZZ_SEED=${SEED})`, {
  timeout: 120_000,
}, async () => {
  const known = await knownThings(shop);
  const faults: string[] = [];
  for (const [index, operation] of operations.entries()) {
    if (!operation.body) continue;
    // who may call everything
    const { owner } = await people(operation);
    const cases = sweep(operation, known, SEED + index).map((one) => ({
      ...one,
      headers: { ...owner, ...one.headers },
    }));
    faults.push(...(await attack.strike(cases)));
  }
  expect(faults.slice(0, 30), `with FUZZ_SEED=${SEED}`).toEqual([]);
});

test.each([
  ['of a bottle', '/b/%00'],
  ['of an e-mail', `/restock/${'a'.repeat(6000)}`],
  ['of a food', '/food/%00'],
])('PAGE a malformed link %s is a page that does not exist', async (_, path) => {
  const { status } = await attack.send({ method: 'GET', path, headers: {}, body: undefined });
  expect(status).toBe(404);
});

test(`PAGE no URL breaks a page, even with the data that the attacks above stored (FUZZ_SEED=${SEED})`, {
  timeout: TIMEOUT_MS,
}, async () => {
  const known = await knownThings(shop);
  const faults = await attack.strike(fc.sample(pageAttacks(known), { seed: SEED, numRuns: PAGES }));
  expect(faults.slice(0, 30), `with FUZZ_SEED=${SEED}`).toEqual([]);
});

test('files, images, probes, sign-in and the sandbox survive too', {
  timeout: TIMEOUT_MS,
}, async () => {
  const known = await knownThings(shop);
  const faults: string[] = [];
  for (const [index, operation] of [...serverOperations, ...sandboxOperations].entries()) {
    const cases = fc.sample(attacks(operation, known), { seed: SEED + index, numRuns: OTHERS });
    faults.push(...(await attack.strike(cases)));
  }
  report('files, images, probes, sign-in, sandbox');
  expect(faults.slice(0, 30), `with FUZZ_SEED=${SEED}`).toEqual([]);
  expect(await brokenInvariants(shop)).toEqual([]);
});

test.each(Object.entries(RAW_REQUESTS))('bytes that are not HTTP get a short error: %s', async (_, bytes) => {
  const response = await sendRaw(shop.port, bytes);
  expect(response).toMatch(/^(HTTP\/1\.1 [234]\d\d |$)/);
  expect((await shop.request('/healthz')).status).toBe(200);
});
