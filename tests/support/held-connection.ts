import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Where the shop is stopped: at something it sends to the server, or at the server's reply to it. */
export interface Point {
  matches: RegExp;
  /** Only on a connection that sent this before. */
  after?: RegExp;
  /** `said`: the server never receives it; `answered`: the server did it, and the shop never learns. */
  when: 'said' | 'answered';
}

/** A proxy between the shop and its database or mail server that can stop between two messages. */
export interface HeldWire {
  port: number;
  /** Resolves when the shop has reached this point; it stays there until it is killed. */
  hold: (point: Point) => Promise<void>;
  close: () => Promise<void>;
}

interface Waiting extends Point {
  reached: () => void;
}

/** Text that may be split across two packets. */
const OVERLAP = 200;

export async function openHeldWire(targetPort: number): Promise<HeldWire> {
  let points: Waiting[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((shop) => {
    const target = connect(targetPort, '127.0.0.1');
    let isHeld = false;
    /** What this connection has sent; for a database since its last transaction began. */
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
