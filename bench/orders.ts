import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Pool } from 'pg';
import { freePort } from '../tests/support/shop-process.ts';
import { cpuOf } from './cpu.ts';
import { checkout, prepareStockAndCoupon, signIn } from './customers.ts';
import { median } from './median.ts';
import type { Measurement, Part } from './part.ts';
import { sendLoad } from './send-load.ts';

const BUYERS = 16;
const MAX_TIMES_THE_LIMIT = 1.6;

interface Round {
  /** Milliseconds of CPU for one order. */
  node: number;
  database: number;
  perSecond: number;
}

/**
 * CPU and speed of orders by sixteen customers at once, and of the database's limit: the minimal statements of an order.
 * Rounds alternate. The mail server does not respond, so that no mail is sent meanwhile: mails have a line of their own.
 */
export const measureOrders: Part = async ({ start, stop, databaseUrl, databasePid, pool, effort }) => {
  const mailServer = await openSilentServer();
  const { shopProcess } = await start({ SMTP_URL: mailServer.url });
  const limit = fork(path.join(import.meta.dirname, 'order-limit.ts'), [databaseUrl, String(BUYERS)]);
  await prepareStockAndCoupon(pool);
  const amount = effort.isQuick ? 400 : 1000;

  const measure = async (pid: number, place: (tokens: string[]) => Promise<number>): Promise<Round> => {
    // one customer per order, because unpaid orders per customer are limited
    const tokens = await signIn(pool, amount);
    await pool.query('analyze users, sessions, carts, cart_items, orders, order_items');
    const { result, milliseconds } = await cpuOf([pid, databasePid], () => place(tokens));
    const [node = Number.NaN, database = Number.NaN] = milliseconds.map((used) => used / amount);
    return { node, database, perSecond: amount / result };
  };
  const ofShop = () =>
    measure(shopProcess.child.pid ?? 0, async (tokens) => {
      const { duration } = await sendLoad(
        shopProcess.url,
        () => ({
          method: 'POST',
          path: '/api/orders/create',
          token: tokens.pop() ?? '',
          body: checkout,
          headers: { 'Idempotency-Key': crypto.randomUUID() },
        }),
        { connections: BUYERS, amount },
      );
      return duration;
    });
  const ofLimit = () =>
    measure(limit.pid ?? 0, async (tokens) => {
      limit.send(tokens);
      const [seconds] = await once(limit, 'message');
      return seconds as number;
    });

  await ofShop();
  await ofLimit();
  const shop: Round[] = [];
  const least: Round[] = [];
  for (let round = 0; round < effort.rounds; round += 1) {
    shop.push(await ofShop());
    least.push(await ofLimit());
  }
  await checkWritten(pool);
  limit.disconnect();
  await stop(shopProcess);
  mailServer.close();
  return compare(medianOf(shop), medianOf(least));
};

function medianOf(rounds: Round[]): Round {
  return {
    node: median(rounds.map(({ node }) => node)),
    database: median(rounds.map(({ database }) => database)),
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  };
}

function compare(shop: Round, least: Round): Measurement[] {
  const sum = ({ node, database }: Round) => node + database;
  return [
    { name: 'order, ms of CPU of Node', value: shop.node },
    { name: 'order, ms of CPU of PostgreSQL', value: shop.database },
    { name: "order at the database's limit, ms of CPU of Node", value: least.node },
    { name: "order at the database's limit, ms of CPU of PostgreSQL", value: least.database },
    {
      name: "order, CPU in times the database's limit",
      value: sum(shop) / sum(least),
      max: MAX_TIMES_THE_LIMIT,
    },
    { name: 'orders per second', value: shop.perSecond },
    { name: "orders per second at the database's limit", value: least.perSecond },
    { name: "orders per second, share of the database's limit", value: shop.perSecond / least.perSecond },
  ];
}

/** The limit has to write what the shop writes. */
async function checkWritten(pool: Pool): Promise<void> {
  const { rows } = await pool.query(
    `select count(*)::int as orders, count(r.order_id)::int as redeemed,
       (select count(*)::int from order_items) as items, (select count(*)::int from order_history) as history,
       (select count(*)::int from pgboss.job where name in ('mail', 'order-mail')) as mails
     from orders o left join coupon_redemptions r on r.order_id = o.id where o.coupon_code = $1`,
    [checkout.couponCode],
  );
  const { orders, redeemed, items, history, mails } = rows[0];
  if ([redeemed, mails].some((count) => count < orders) || items < orders || history < orders)
    throw new Error(`not every order was written completely: ${JSON.stringify(rows[0])}`);
}

/** Accepts connections and says nothing, like a mail server that hangs. */
async function openSilentServer(): Promise<{ url: string; close: () => void }> {
  const port = await freePort();
  const sockets = new Set<{ destroy: () => void }>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
