import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '../support/admins.ts';
import { png } from '../support/images.ts';
import { bearer, json } from '../support/people.ts';
import { type AttackedShop, openAttackedShop } from './attacked-shop.ts';

let shop: AttackedShop;
beforeAll(async () => {
  shop = await openAttackedShop();
});
afterAll(() => shop?.close());

/** More connections than the queue holds, each sending again after a response. */
const CONNECTIONS = 160;
const SECONDS = 4;

interface Measured {
  status: number;
  ms: number;
}

/** Requests uncached pages on many connections, each again after a response. */
async function flood(path: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const responses: Measured[] = [];
  let rejection: { headers: IncomingHttpHeaders; text: string } | undefined;
  let lost = 0;
  const ask = (target: string) =>
    new Promise<void>((resolve) => {
      const started = performance.now();
      const call = request({ host: '127.0.0.1', port: shop.port, path: target, agent }, (response) => {
        const { statusCode: status = 0, headers } = response;
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          if (status === 503) text += chunk;
        });
        response.on('end', () => {
          responses.push({ status, ms: performance.now() - started });
          if (status === 503) rejection ??= { headers, text };
          resolve();
        });
      });
      call.on('error', () => {
        lost += 1;
        resolve();
      });
      call.end();
    });
  const end = performance.now() + SECONDS * 1000;
  const client = async (_: unknown, index: number) => {
    for (let n = 0; performance.now() < end; n += 1) await ask(`${path}?n=${index}-${n}`);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
  return { responses, lost, error: rejection };
}

const timed = async (path: string, init?: RequestInit): Promise<Measured> => {
  const started = performance.now();
  const result = await shop.request(path, init);
  await result.arrayBuffer();
  return { status: result.status, ms: performance.now() - started };
};

function share(responses: Measured[], part: number): number {
  const times = responses.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return Math.round(times[Math.floor((times.length - 1) * part)] ?? 0);
}

/** Polls until `end`; returns all responses. */
async function pollUntil(path: string, end: Promise<unknown>): Promise<Measured[]> {
  const isOver = flagOf(end);
  const responses: Measured[] = [];
  while (!isOver()) responses.push(await timed(`${path}?n=${responses.length}`));
  return responses;
}

function flagOf(end: Promise<unknown>): () => boolean {
  let isOver = false;
  end.finally(() => {
    isOver = true;
  });
  return () => isOver;
}

test('overload: the shop rejects quickly, keeps serving, keeps its probes, and recovers', async () => {
  await timed('/search/oil?n=warm');
  const storm = flood('/search/oil');
  const [{ responses, lost, error: rejection }, probes] = await Promise.all([
    storm,
    pollUntil('/healthz', storm),
  ]);
  const served = responses.filter(({ status }) => status === 200);
  const rejected = responses.filter(({ status }) => status === 503);
  process.stdout.write(
    `overload: ${served.length} served (p50 ${share(served, 0.5)}, p99 ${share(served, 0.99)} ms), ${rejected.length} refused (p50 ${share(rejected, 0.5)}, p99 ${share(rejected, 0.99)} ms), ${probes.length} probes (p99 ${share(probes, 0.99)} ms)\n`,
  );
  expect(lost).toBe(0);
  expect(served.length + rejected.length).toBe(responses.length);
  expect(served.length).toBeGreaterThan(5);
  expect(rejected.length).toBeGreaterThan(5);
  expect(share(rejected, 0.5)).toBeLessThan(Math.min(1500, share(served, 0.5)));
  expect(share(served, 0.5)).toBeLessThan(8000);
  expect(probes.every(({ status }) => status === 200)).toBe(true);
  await expect.poll(async () => (await timed('/search/oil?n=after')).status, { timeout: 2000 }).toBe(200);
  expect(rejection?.headers['retry-after']).toBe('2');
  expect(JSON.parse(rejection?.text ?? '{}')).toMatchObject({ code: 'busy' });
  expect(await (await shop.request('/metrics')).text()).toMatch(/shop_shed_total\{kind="read"\} \d+/);
});

test('password checks and image decoding do not slow down pages', async () => {
  const { token } = await makeAdmin(shop);
  const image = await png('#777777', 2500);
  const upload = () => {
    const form = new FormData();
    form.set('image', new File([new Uint8Array(image)], 'x.png', { type: 'image/png' }));
    return timed('/api/upload', { method: 'POST', headers: bearer(token), body: form });
  };
  const logIn = (_: unknown, index: number) =>
    timed(
      '/api/users/login',
      json(
        'POST',
        { email: `nobody${index}@example.org`, password: 'Wrong@1234' },
        { 'X-Forwarded-For': `10.9.0.${index}` },
      ),
    );
  const work = Promise.all([...Array.from({ length: 40 }, logIn), ...Array.from({ length: 6 }, upload)]);
  const pages = await pollUntil('/api/foods/search/sesame', work);
  const done = await work;
  process.stdout.write(
    `beside 40 logins and 6 images: ${pages.length} responses, p50 ${share(pages, 0.5)}, slowest ${share(pages, 1)} ms\n`,
  );
  expect(done.slice(0, 40).every(({ status }) => status === 400 || status === 503)).toBe(true);
  expect(done.slice(40).every(({ status }) => status === 200)).toBe(true);
  expect(pages.every(({ status }) => status === 200)).toBe(true);
  expect(share(pages, 0.5)).toBeLessThan(300);
});

test('beyond the password queue the response is a quick 503 with Retry-After', async () => {
  const logIns = await Promise.all(
    Array.from({ length: 80 }, (_, index) =>
      shop.request(
        '/api/users/login',
        json(
          'POST',
          { email: `crowd${index}@example.org`, password: 'Wrong@1234' },
          { 'X-Forwarded-For': `10.8.0.${index}` },
        ),
      ),
    ),
  );
  const rejected = logIns.filter(({ status }) => status === 503);
  expect(rejected.length).toBeGreaterThan(0);
  expect(rejected[0]?.headers.get('Retry-After')).toBe('2');
  expect(logIns.every(({ status }) => status === 400 || status === 503)).toBe(true);
});

test('104 behind one proxy only its own header counts: a thousand forged addresses are one', async () => {
  const call = (index: number) =>
    shop.request(
      '/api/users/login',
      json(
        'POST',
        { email: 'nobody@example.org', password: 'Wrong@1234' },
        {
          'X-Forwarded-For': `198.51.${index >> 8}.${index & 255}, 203.0.113.77`,
        },
      ),
    );
  const statuses: number[] = [];
  for (let index = 0; index < 10; index += 1) statuses.push((await call(index)).status);
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 400));
  for (let index = 10; index < 1000; index += 10) {
    const responses = await Promise.all(Array.from({ length: 10 }, (_, n) => call(index + n)));
    for (const { status } of responses) expect(status).toBe(429);
  }
});
