import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { makeAdmin } from '../support/admins.ts';
import { png } from '../support/images.ts';
import type { MortalShop } from '../support/mortal-shop.ts';
import { bearer, json, until } from '../support/people.ts';
import { as, COCONUT, makeShopper, SESAME } from '../support/sales.ts';
import { type Visit, visit } from './customers.ts';

/** Simulated customers and an admin who keep going whatever happens. */
export interface Traffic {
  visits: Visit[];
  /** Throws the first unexpected response. */
  check: () => void;
  /** Lets everybody finish the current visit. */
  stop: () => Promise<void>;
  /** Every change that the admin saw confirmed is stored. */
  checkAdmin: () => Promise<void>;
}

const LOOKERS = 6;
const BUYERS = 3;
const LOOKER_PAUSE_MS = 25;
const BUYER_PAUSE_MS = 800;
const ADMIN_PAUSE_MS = 1000;

/** With a unique number, so that not every response comes from the cache. */
const CHECKED_PATHS = [
  '/',
  '/api/foods',
  '/api/foods?n=',
  '/api/foods/search/oil?n=',
  '/api/foods/suggest/ses?n=',
  '/?n=',
  `/api/foods/id/${SESAME.productId}?n=`,
  '/readyz',
];

export async function openTraffic(shop: MortalShop): Promise<Traffic> {
  const visits: Visit[] = [];
  const admin = await makeAdmin(shop);
  const passer = await makeShopper(shop);
  let isOver = false;
  let saved = 0;
  const again = async (act: (turn: number) => Promise<unknown>, pauseMs: number) => {
    for (let turn = 1; !isOver; turn += 1) {
      await act(turn);
      await pause(pauseMs);
    }
  };

  const inspect = (index: number) => async (turn: number) => {
    const path = CHECKED_PATHS[(index + turn) % CHECKED_PATHS.length] ?? '/';
    // the meter records errors; the next page is requested anyway
    await shop.request(path.endsWith('=') ? `${path}${index}-${turn}` : path).catch(() => {});
    if (turn % 7 === 0)
      await shop.request('/api/cart', { headers: bearer(passer.token) }).catch(() => undefined);
  };
  const buy = async () => {
    visits.push(await visit(shop));
  };
  const asAdmin = as(shop.patient, admin);
  const change = async (turn: number) => {
    const { body } = await asAdmin.get(`/api/admin/foods/${COCONUT.productId}`);
    const { name, price, origins, cookTime } = body;
    const description = `Pressed in wood, day ${turn}`;
    const response = await shop.patient.request(
      '/api/foods',
      json(
        'PUT',
        { _id: COCONUT.productId, name, price, origins, cookTime, description },
        bearer(admin.token),
      ),
    );
    if (response.status !== 200) throw new Error(`change: ${response.status} ${await response.text()}`);
    saved = turn;
  };
  const upload = async (turn: number) => {
    const colour = `#${(turn % 4096).toString(16).padStart(6, '0')}`;
    const image = new Uint8Array(await png(colour, 60));
    // a new body for each try: a sent one is consumed
    const response = await until(async () => {
      const body = new FormData();
      body.set('image', new File([image], 'a.png', { type: 'image/png' }));
      const got = await shop
        .request('/api/upload', { method: 'POST', headers: bearer(admin.token), body })
        .catch(() => undefined);
      return got && got.status !== 503 ? got : undefined;
    }, 120_000);
    if (response.status !== 200) throw new Error(`upload: ${response.status} ${await response.text()}`);
  };

  const people = [
    ...Array.from({ length: LOOKERS }, (_, index) => again(inspect(index), LOOKER_PAUSE_MS)),
    ...Array.from({ length: BUYERS }, () => again(buy, BUYER_PAUSE_MS)),
    again(change, ADMIN_PAUSE_MS),
    again(upload, ADMIN_PAUSE_MS),
  ];
  let failure: Error | undefined;
  for (const person of people)
    person.catch((error: Error) => {
      failure ??= error;
    });
  return {
    visits,
    check: () => {
      if (failure) throw failure;
    },
    stop: async () => {
      isOver = true;
      await Promise.allSettled(people);
    },
    checkAdmin: async () => {
      const { body } = await asAdmin.get(`/api/admin/foods/${COCONUT.productId}`);
      expect(body.description).toBe(`Pressed in wood, day ${saved}`);
    },
  };
}
