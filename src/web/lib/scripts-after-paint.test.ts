import { expect, test } from 'vitest';
import { firstRoutes } from './first-routes.ts';
import { splitPage } from './page-parts.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const page = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/></head><body>',
  '<script nonce="m">scroll()</script>',
  '<script nonce="m">window.__reactRouterContext = {};</script>',
  '<script nonce="m" type="module" async="">import "/assets/a.js";</script>',
  '</body></html>',
].join('');

const files = {
  messages: () => ({ importMap: '{}', urls: ['/assets/messages/en-1/cart.js'] }),
  stylesheet: '/assets/app.css',
  routes: firstRoutes({
    url: '/assets/manifest-1.js',
    version: '1',
    entry: { module: '/assets/entry.js' },
    routes: {
      root: { id: 'root', module: '/assets/root.js', imports: ['/assets/a.js'], hasAction: false, css: [] },
      'routes/home': { id: 'routes/home', module: '/assets/home.js' },
    },
  }),
};

function afterPaint(html: string): string {
  const { head, body, tail } = scriptsAfterPaint(splitPage(html), files);
  return head + body + tail;
}

test('scripts are listed in the inline starter only, so that the browser does not fetch them at once', () => {
  const html = afterPaint(page);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain(
    '<script nonce="m" type="text/plain" data-later="module">import "/assets/a.js";</script>',
  );
  expect(html).toMatch(
    /<script nonce="m">self\.__zod_globalConfig=\{jitless:true\};const start=.*\["\/assets\/a\.js","\/assets\/messages\/en-1\/cart\.js"\].*<\/script><\/head>/,
  );
  expect(html).toContain('<script nonce="m" type="text/plain" data-later="">window.__reactRouterContext');
  expect(html).toContain('<script nonce="m">scroll()</script>');
  expect(html).toContain(
    '<script nonce="m" type="importmap">{}</script><script nonce="m">self.__zod_globalConfig=',
  );
});

test('the complete stylesheet is preloaded by script, so that no paint waits for it', () => {
  const html = afterPaint(page);
  expect(html).not.toContain('<link');
  expect(html).toMatch(/add\("link",\{id:"all-styles",rel:"preload",.*href:"\/assets\/app\.css"/);
});

test('a page has its own routes inside, and the file of all routes is not loaded', () => {
  const start =
    'import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root.js";window.__reactRouterRouteModules = {"root":route0};';
  const html = afterPaint(
    page
      .replace('</head>', '<link rel="modulepreload" href="/assets/manifest-1.js"/></head>')
      .replace('import "/assets/a.js";', start),
  );
  expect(html).not.toContain('import "/assets/manifest-1.js"');
  expect(html).not.toContain('["/assets/a.js","/assets/manifest-1.js"');
  const [, table = ''] = /window\.__reactRouterManifest=(\{.*?\});\nimport/.exec(html) ?? [];
  expect(JSON.parse(table)).toMatchObject({
    url: '/assets/manifest-1.js',
    isFirst: true,
    routes: { root: { id: 'root', module: '/assets/root.js' } },
  });
  expect(table).not.toMatch(/home|imports":\[".|hasAction|css/);
});

test('a page without scripts is unchanged', () => {
  expect(afterPaint('<html><head></head></html>')).toBe('<html><head></head></html>');
});
