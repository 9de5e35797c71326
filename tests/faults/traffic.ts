import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { makeAdmin } from '../support/admins.ts';
import { png } from '../support/images.ts';
import type { MortalShop } from '../support/mortal-shop.ts';
import { bearer, json, until } from '../support/people.ts';
import { as, COCONUT, makeShopper, SESAME } from '../support/sales.ts';
import { type Visit, visit } from './customers.ts';

/** People who go on whatever happens, each at a pace of their own. */
export interface Traffic {
  visits: Visit[];
  /** Throws what somebody met that no customer should meet. */
  check: () => void;
  /** Everybody finishes what they are at. */
  stop: () => Promise<void>;
  /** What the owner was told is saved is there. */
  checkOwner: () => Promise<void>;
}

const LOOKERS = 6;
const BUYERS = 3;
const LOOKER_PAUSE_MS = 25;
const BUYER_PAUSE_MS = 800;
const OWNER_PAUSE_MS = 1000;

/** With a number that no two have, so that not all is answered from memory. */
const LOOKED_AT = [
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
  const owner = await makeAdmin(shop);
  const passer = await makeShopper(shop);
  let isOver = false;
  let saved = 0;
  const again = async (act: (turn: number) => Promise<unknown>, pauseMs: number) => {
    for (let turn = 1; !isOver; turn += 1) {
      await act(turn);
      await pause(pauseMs);
    }
  };

  const look = (place: number) => async (turn: number) => {
    const path = LOOKED_AT[(place + turn) % LOOKED_AT.length] ?? '/';
    // refused or not, the next page is asked for: what is wrong with it stands in the meter
    await shop.request(path.endsWith('=') ? `${path}${place}-${turn}` : path).catch(() => {});
    if (turn % 7 === 0)
      await shop.request('/api/cart', { headers: bearer(passer.token) }).catch(() => undefined);
  };
  const buy = async () => {
    visits.push(await visit(shop));
  };
  const asOwner = as(shop.patient, owner);
  const change = async (turn: number) => {
    const { body } = await asOwner.get(`/api/admin/foods/${COCONUT.productId}`);
    const { name, price, origins, cookTime } = body;
    const description = `Pressed in wood, day ${turn}`;
    const answer = await shop.patient.request(
      '/api/foods',
      json(
        'PUT',
        { _id: COCONUT.productId, name, price, origins, cookTime, description },
        bearer(owner.token),
      ),
    );
    if (answer.status !== 200) throw new Error(`change: ${answer.status} ${await answer.text()}`);
    saved = turn;
  };
  const upload = async (turn: number) => {
    const colour = `#${(turn % 4096).toString(16).padStart(6, '0')}`;
    const picture = new Uint8Array(await png(colour, 60));
    // made anew for each try: a body that was sent is gone
    const answer = await until(async () => {
      const body = new FormData();
      body.set('image', new File([picture], 'a.png', { type: 'image/png' }));
      const got = await shop
        .request('/api/upload', { method: 'POST', headers: bearer(owner.token), body })
        .catch(() => undefined);
      return got && got.status !== 503 ? got : undefined;
    }, 120_000);
    if (answer.status !== 200) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
  };

  const people = [
    ...Array.from({ length: LOOKERS }, (_, place) => again(look(place), LOOKER_PAUSE_MS)),
    ...Array.from({ length: BUYERS }, () => again(buy, BUYER_PAUSE_MS)),
    again(change, OWNER_PAUSE_MS),
    again(upload, OWNER_PAUSE_MS),
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
    checkOwner: async () => {
      const { body } = await asOwner.get(`/api/admin/foods/${COCONUT.productId}`);
      expect(body.description).toBe(`Pressed in wood, day ${saved}`);
    },
  };
}
