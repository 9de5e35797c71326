import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { type Language, pathPrefix } from '../../rules/languages.ts';
import { pageHandlers } from './page-handlers.ts';

const routes = {
  ...route('food', 'food/:id'),
  ...route('order', 'admin/orders/:id'),
  ...route('notFound', '*'),
};

const { handlerOf, patternOf } = pageHandlers(buildOf(routes), 'production');

test.each<[Language, string, string]>([
  ['en', '/food/turmeric', 'food'],
  ['en', '/food/pepper', 'food'],
  ['ta', '/food/turmeric', 'food'],
  ['hi', '/admin/orders/12', 'order'],
  ['en', '/Admin/Orders/12/', 'order'],
  ['en', '/nothing/here', 'notFound'],
])('in %s %s is the page %s', async (language, path, page) => {
  expect(await contentOf(language, path)).toBe(page);
});

test('a page has one handler for all its paths, and another in each language', () => {
  expect(handlerOf('en', '/food/turmeric')).toBe(handlerOf('en', '/food/pepper'));
  expect(handlerOf('en', '/food/turmeric')).not.toBe(handlerOf('ta', '/food/turmeric'));
});

test('the handler of a page compares paths with no other routes', async () => {
  const handle = handlerOf('en', '/food/turmeric');
  expect((await handle(new Request('http://shop/admin/orders/12'))).status).toBe(404);
});

test('the data of pages can be read from every route', () => {
  expect(handlerOf('en', '/food/turmeric.data')).toBe(handlerOf('en', '/_root.data'));
  expect(patternOf('/food/turmeric.data')).toBe('/food/:id');
});

async function contentOf(language: Language, path: string): Promise<string> {
  const handle = handlerOf(language, path);
  return (await handle(new Request(`http://shop${pathPrefix(language)}${path}`))).text();
}

function route(id: string, path: string): ServerBuild['routes'] {
  return { [id]: { id, path, module: { default: () => null } } };
}

function buildOf(serverRoutes: ServerBuild['routes']): ServerBuild {
  return {
    entry: {
      module: {
        // instead of rendering the page
        default: async (_request, status, _headers, { staticHandlerContext }) =>
          new Response(staticHandlerContext.matches.at(-1)?.route.id, { status }),
        // the router would log each 404
        handleError: () => {},
      },
    },
    routes: serverRoutes,
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}
