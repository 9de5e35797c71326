import { expect, test } from 'vitest';
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
};

test('scripts are listed in the inline starter only, so that the browser does not fetch them at once', () => {
  const html = scriptsAfterPaint(page, files);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain(
    '<script nonce="m" type="text/plain" data-later="module">import "/assets/a.js";</script>',
  );
  expect(html).toMatch(
    /<script nonce="m">const start=.*\["\/assets\/a\.js","\/assets\/messages\/en-1\/cart\.js"\].*<\/script><\/head>/,
  );
  expect(html).toContain('<script nonce="m" type="text/plain" data-later="">window.__reactRouterContext');
  expect(html).toContain('<script nonce="m">scroll()</script>');
  expect(html).toContain('<script nonce="m" type="importmap">{}</script><script nonce="m">const start=');
});

test('the complete stylesheet is preloaded by script, so that no paint waits for it', () => {
  const html = scriptsAfterPaint(page, files);
  expect(html).not.toContain('<link');
  expect(html).toMatch(/add\("link",\{id:"all-styles",rel:"preload",.*href:"\/assets\/app\.css"/);
});

test('a page without scripts is unchanged', () => {
  expect(scriptsAfterPaint('<html><head></head></html>', files)).toBe('<html><head></head></html>');
});
