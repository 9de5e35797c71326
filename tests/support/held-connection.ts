import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Where the shop is to be stopped: at something it says to the server behind the wire, or at the server's answer to it. */
export interface Point {
  matches: RegExp;
  /** Only on a connection on which this was said before. */
  after?: RegExp;
  /** `said`: the server never hears it; `answered`: it has done it, and the shop never hears. */
  when: 'said' | 'answered';
}

/** A wire between the shop and its database or mail server that can be held exactly between two steps. */
export interface HeldWire {
  port: number;
  /** Resolves when the shop is at this point; there it stays until it is killed. */
  hold: (point: Point) => Promise<void>;
  close: () => Promise<void>;
}

interface Waiting extends Point {
  reached: () => void;
}

/** What may be split between two packets. */
const OVERLAP = 200;

export async function openHeldWire(targetPort: number): Promise<HeldWire> {
  let points: Waiting[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((shop) => {
    const target = connect(targetPort, '127.0.0.1');
    let isHeld = false;
    /** What was said on this connection, in the database's case since its last transaction began. */
    let since = '';
    shop.on('data', (chunk) => {
      if (isHeld) return;
      const text = chunk.toString('latin1');
      since = (/\bbegin\b/.test(text) ? '' : since) + text;
      const news = since.slice(-text.length - OVERLAP);
      const point = points.find(({ matches, after }) => matches.test(news) && (!after || after.test(since)));
      if (point) {
        isHeld = true;
        points = points.filter((other) => other !== point);
      }
      if (point?.when !== 'said') target.write(chunk);
      if (point?.when === 'answered') target.once('data', point.reached);
      else point?.reached();
    });
    target.on('data', (chunk) => {
      if (!isHeld) shop.write(chunk);
    });
    for (const [one, other] of [
      [shop, target],
      [target, shop],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    hold: (point) => new Promise((reached) => points.push({ ...point, reached })),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
