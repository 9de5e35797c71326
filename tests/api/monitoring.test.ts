import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { monitoringRoutes } from '../../src/server/monitoring/monitoring.routes.ts';
import { createMetrics } from '../../src/server/platform/metrics.ts';
import { payUpi, placedOrder, startUpi } from '../support/payments.ts';
import { bearer, until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const TOKEN = 'a-token-of-the-monitor';
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ METRICS_TOKEN: TOKEN }, { cachesResponses: true });
});
afterAll(() => shop.close());

async function metrics(): Promise<string> {
  return (await shop.request('/metrics', { headers: bearer(TOKEN) })).text();
}

const ops = (file: string) => readFileSync(path.join(import.meta.dirname, '../../ops', file), 'utf8');

/** Names of metrics in PromQL; a counter's and a histogram's parts belong to it. */
function namesIn(promql: string): string[] {
  const names = promql.match(/\b(shop|http|nodejs|process)_\w+/g) ?? [];
  return [...new Set(names)].map((name) => name.replace(/_(bucket|count|sum)$/, ''));
}

test('whoever brings no token gets no figures', async () => {
  for (const headers of [{}, bearer('wrong'), { Authorization: TOKEN }, { Authorization: 'Bearer ' }]) {
    const response = await shop.request('/metrics', { headers });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('http_request_seconds');
  }
  expect((await shop.request('/metrics', { headers: bearer(TOKEN) })).status).toBe(200);
});

test('a live shop without a token shows its figures to nobody, a demo shop to everybody', async () => {
  const ask = async (mode: 'demo' | 'live') => {
    const routes = monitoringRoutes({
      config: { mode, metricsToken: undefined },
      database: shop.database,
      metrics: createMetrics(),
      shopId: shop.setup.state.shopId,
    });
    return (await routes.request('/metrics')).status;
  };
  expect(await ask('live')).toBe(404);
  expect(await ask('demo')).toBe(200);
});

test('requests are counted by the pattern of their route, not by their path', async () => {
  await shop.request('/api/foods/id/wood-pressed-sesame-oil');
  await shop.request('/api/foods/id/no-such-food');
  const text = await metrics();
  expect(text).toContain('route="/api/foods/id/:id",status="200"');
  expect(text).toContain('route="/api/foods/id/:id",status="404"');
  expect(text).not.toContain('no-such-food');
});

test('a payment, its queue and cached responses are in the figures', async () => {
  const payer = await placedOrder(shop);
  await payUpi(shop, await startUpi(payer));
  // a second look within some seconds gives the same figures
  const text = await until(async () => {
    const now = await metrics();
    return now.includes('shop_payments_last_hour{provider="razorpay",status="captured"} 1') ? now : undefined;
  });
  expect(text).toContain('shop_payment_attempts_last_hour{provider="razorpay",status="succeeded"} 1');
  expect(text).toContain('shop_orders_last_hour 1');
  expect(text).toContain('shop_database_up 1');
  expect(text).toMatch(/shop_database_connections\{state="open"\} [1-9]/);
  await shop.request('/api/shop');
  expect(await metrics()).toMatch(/shop_shared_answers_total\{from="made"\} [1-9]/);
});

test.each(['grafana-dashboard.json', 'alerts.yml'])('every metric that %s names is there', async (file) => {
  const known = await metrics();
  const names = namesIn(ops(file));
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(known, name).toContain(`# TYPE ${name} `);
});

test('every alert is explained', () => {
  const alerts = [...ops('alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  const explained = readFileSync(path.join(import.meta.dirname, '../../docs/monitoring.md'), 'utf8');
  expect(alerts.length).toBeGreaterThan(8);
  for (const name of alerts) expect(explained).toContain(name);
});
