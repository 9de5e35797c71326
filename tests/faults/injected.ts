import path from 'node:path';
import { expect } from 'vitest';
import type { MortalDatabase } from '../support/mortal-database.ts';
import type { MortalShop } from '../support/mortal-shop.ts';
import { sandbox } from '../support/payments.ts';
import { until } from '../support/people.ts';
import { DISK_FULL } from './disk-full.ts';

interface Breakable {
  shop: MortalShop;
  database: MortalDatabase;
}

/** Something that breaks while customers shop. */
export interface Injected {
  /** Starts the fault; returns how to end it. */
  begin: (parts: Breakable) => Promise<() => Promise<void> | void>;
  seconds: number;
  /** The shop has recovered when these requests succeed after the end. */
  survivedBy: string[];
  /** The process is down: connections are refused. */
  isDown?: boolean;
}

const EVERYTHING = ['GET /readyz', 'GET /', 'GET /api/foods', 'POST /api/orders/create'];
const PAYING = ['POST /api/orders/razorpay/create-order', 'POST /api/orders/paypal/create-order'];
/** Calls from the shop to providers; the payment windows of buyers stay untouched. */
const CALLS = {
  razorpay: ['POST /v1/orders', 'GET /v1/orders/:id', 'GET /v1/orders/:id/payments'],
  paypal: [
    'POST /v2/checkout/orders',
    'GET /v2/checkout/orders/:id',
    'POST /v2/checkout/orders/:id/capture',
    'GET /v2/payments/captures/:id',
  ],
};

const broken =
  (faults: string[]): Injected['begin'] =>
  async ({ shop }) => {
    for (const [provider, calls] of Object.entries(CALLS))
      for (const on of calls)
        for (const fault of faults)
          await sandbox(shop, `/control/${provider}/fault`, { fault, on, times: 100 });
    return async () => void (await sandbox(shop, '/control/clear'));
  };

const diskFull =
  (way: string): Injected['begin'] =>
  async ({ shop }) =>
    DISK_FULL[way]?.(path.join(shop.dataDir, 'uploads')) ?? (() => {});

const databaseEnds =
  (signal: 'SIGINT' | 'SIGKILL'): Injected['begin'] =>
  async ({ database }) => {
    await database.stop(signal);
    return () => database.start();
  };

/** One signal at a time: two at once would merge into one. */
async function moveClock(shop: MortalShop): Promise<void> {
  const { child, output } = shop.shopProcess();
  const turns = () => output().split('clock is wrong by').length;
  const before = turns();
  child.kill('SIGUSR2');
  await until(() => turns() > before || undefined, 60_000);
}

/** In this order; a short run reaches the first two. */
export const FAULTS: Record<string, Injected> = {
  'the shop is killed (-9) and started': {
    begin: async ({ shop }) => {
      await shop.kill();
      return () => shop.start();
    },
    seconds: 0,
    survivedBy: EVERYTHING,
    isDown: true,
  },
  'PostgreSQL is killed (-9) and started': {
    begin: databaseEnds('SIGKILL'),
    seconds: 1,
    survivedBy: EVERYTHING,
  },
  'the providers are away': {
    begin: async ({ shop }) => {
      await shop.world.goAway();
      return () => shop.world.comeBack();
    },
    seconds: 3,
    survivedBy: PAYING,
  },
  'PostgreSQL is stopped and started': { begin: databaseEnds('SIGINT'), seconds: 3, survivedBy: EVERYTHING },
  'the mail server takes no mail': {
    begin: async ({ shop }) => {
      shop.world.mailbox.setAway(true);
      return () => shop.world.mailbox.setAway(false);
    },
    seconds: 12,
    survivedBy: EVERYTHING,
  },
  'PostgreSQL says nothing': {
    begin: async ({ database }) => {
      database.pause();
      return () => database.goOn();
    },
    seconds: 18,
    survivedBy: EVERYTHING,
  },
  'the shop is stopped (SIGTERM) and started': {
    begin: async ({ shop }) => {
      shop.shopProcess().child.kill('SIGTERM');
      expect(await shop.shopProcess().exited).toBe(0);
      return () => shop.start();
    },
    seconds: 0,
    survivedBy: EVERYTHING,
    isDown: true,
  },
  'the providers answer with errors and nonsense': {
    begin: broken(['error-500', 'nonsense', 'busy']),
    seconds: 8,
    survivedBy: PAYING,
  },
  'the uploads have no room': {
    begin: diskFull('the disk is full'),
    seconds: 8,
    survivedBy: ['POST /api/upload', ...EVERYTHING],
  },
  'the providers do what is asked and never answer': {
    begin: broken(['answer-lost']),
    seconds: 10,
    survivedBy: PAYING,
  },
  'the uploads cannot be written': {
    begin: diskFull('a file is in the way'),
    seconds: 8,
    survivedBy: ['POST /api/upload', ...EVERYTHING],
  },
  'the clock is three hours late, then early': {
    begin: async ({ shop }) => {
      await moveClock(shop);
      return async () => {
        await moveClock(shop);
        await moveClock(shop);
      };
    },
    seconds: 8,
    survivedBy: [...PAYING, ...EVERYTHING],
  },
};
