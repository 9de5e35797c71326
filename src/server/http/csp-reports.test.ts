import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Log } from '../platform/log.ts';
import type { AppEnv } from './app-env.ts';
import { CSP_REPORTS_PATH, cspReports } from './csp-reports.ts';

function receiver() {
  const lines: object[] = [];
  let now = 0;
  const app = new Hono<AppEnv>();
  app.use((context, next) => {
    context.set('address', context.req.header('X-Address') ?? '192.0.2.1');
    context.set('log', { warn: (line: object) => lines.push(line) } as unknown as Log);
    return next();
  });
  app.post(
    CSP_REPORTS_PATH,
    cspReports(() => now),
  );
  const send = (body: string, headers: Record<string, string> = {}) =>
    app.request(CSP_REPORTS_PATH, {
      method: 'POST',
      body,
      headers: { 'Content-Length': String(body.length), ...headers },
    });
  return { lines, send, wait: (ms: number) => (now += ms) };
}
const blocked = (url: string) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://shop.example/search/oil?q=secret',
      'effective-directive': 'script-src-elem',
      'blocked-uri': url,
    },
  });

test('logs page, directive and origin of what was blocked, without paths and queries of other sites', async () => {
  const { lines, send } = receiver();
  expect((await send(blocked('https://evil.example/x.js?token=1'))).status).toBe(204);
  await send(
    JSON.stringify([
      { body: { documentURL: 'https://shop.example/', effectiveDirective: 'img-src', blockedURL: 'inline' } },
    ]),
  );
  expect(lines).toEqual([
    {
      event: 'csp-report',
      address: '192.0.2.1',
      page: '/search/oil',
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
    },
    { event: 'csp-report', address: '192.0.2.1', page: '/', directive: 'img-src', blocked: 'inline' },
  ]);
});

test('an address logs five reports a minute, all of them sixty; nonsense and large bodies are dropped', async () => {
  const { lines, send, wait } = receiver();
  for (let at = 0; at < 9; at += 1) await send(blocked('inline'));
  expect(lines).toHaveLength(5);
  for (let at = 0; at < 80; at += 1) await send(blocked('inline'), { 'X-Address': `10.0.0.${at}` });
  expect(lines).toHaveLength(60);
  wait(60_000);
  for (const body of ['', '[]', 'null', '{"csp-report":[]}', '{', `"${'x'.repeat(17_000)}"`])
    expect((await send(body, { 'X-Address': body.slice(0, 9) })).status).toBe(204);
  expect(lines).toHaveLength(60);
});
