import { expect, test } from 'vitest';
import { access } from './access.ts';
import { MIN_HEAVY_COST, readCallCosts } from './call-costs.ts';
import { kindOf } from './http/load-shedding.ts';

const costs = readCallCosts();

test('the table of call costs has every route of the access table, and no other', () => {
  expect([...costs.keys()].sort()).toEqual(Object.keys(access).sort());
});

test('expensive reads wait in queues of their own and not with the pages', () => {
  const waiting = [...costs]
    .filter(([route, cost]) => route.startsWith('GET ') && cost >= MIN_HEAVY_COST)
    .map(([route]) => route.replace(/^GET /, '').replaceAll(/:\w+/g, '7f3a-22'))
    .filter((path) => kindOf('GET', path) === 'read' || kindOf('GET', `${path}?from=2026-01-01`) === 'read');
  expect(waiting).toEqual([]);
});

test('pages, lists and search wait with the pages', () => {
  for (const path of [
    '/',
    '/food/oil?n=1',
    '/api/foods',
    '/api/orders',
    '/api/admin/orders',
    '/api/users/me',
  ])
    expect(kindOf('GET', path)).toBe('read');
});
