import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../routes.ts';
import { rightOfPage } from './admin-pages.ts';

const pathsOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path = '', children = [] }) => [path, ...pathsOf(children)]);

test('every admin page belongs to a right: without one it would be closed to everybody', async () => {
  const pages = pathsOf(await routes).filter((path) => path.startsWith('admin/'));
  expect(pages.length).toBeGreaterThan(40);
  const closed = pages.filter((path) => {
    const address = path.replaceAll(/\/:?\w+\?/g, '').replaceAll(/:\w+/g, 'x');
    return rightOfPage(`/${address}`) === undefined;
  });
  expect(closed).toEqual([]);
});
