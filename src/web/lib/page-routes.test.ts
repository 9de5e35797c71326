import { describe, expect, test } from 'vitest';
import { pageRoutes } from './page-routes.ts';

const routeOf = pageRoutes({
  root: { id: 'root', path: '' },
  shop: { id: 'shop', parentId: 'root' },
  home: { id: 'home', parentId: 'shop', index: true },
  food: { id: 'food', parentId: 'shop', path: 'food/:id' },
  admin: { id: 'admin', parentId: 'root', path: 'admin' },
  dashboard: { id: 'dashboard', parentId: 'admin', index: true },
  order: { id: 'order', parentId: 'admin', path: 'orders/:id' },
  notFound: { id: 'notFound', parentId: 'root', path: '*' },
});

describe('the routes of a path', () => {
  test.each([
    ['/', '/', ['root', 'shop', 'home']],
    ['/food/turmeric', '/food/:id', ['root', 'shop', 'food']],
    ['/food/turmeric/', '/food/:id', ['root', 'shop', 'food']],
    ['/food/%E0%AE%AE', '/food/:id', ['root', 'shop', 'food']],
    ['/FOOD/turmeric', '/food/:id', ['root', 'shop', 'food']],
    ['/admin', '/admin', ['root', 'admin', 'dashboard']],
    ['/admin/orders/12', '/admin/orders/:id', ['root', 'admin', 'order']],
    ['/admin/nothing', '/*', ['root', 'notFound']],
    ['/food', '/*', ['root', 'notFound']],
    ['//food/turmeric', '/*', ['root', 'notFound']],
  ])('of %s', (path, pattern, ids) => {
    expect(routeOf(path)).toEqual({ pattern, ids });
  });

  test('are the same for the data of a page', () => {
    expect(routeOf('/food/turmeric.data')).toEqual(routeOf('/food/turmeric'));
  });

  test('stay right when many paths were asked for', () => {
    for (let id = 0; id < 3000; id++)
      expect(routeOf(`/admin/orders/${id}`).ids).toEqual(['root', 'admin', 'order']);
    expect(routeOf('/').ids).toEqual(['root', 'shop', 'home']);
  });
});
