import { expect, test } from 'vitest';
import { withStoredAt } from './stored-document.ts';

const HTML = '<!DOCTYPE html><html lang="ta-IN" data-page-theme="home"><body>எண்ணெய்</body></html>';
const CSP = "script-src 'nonce-x'";

test('a stored document says when the server sent it, and stays as it is otherwise', async () => {
  const headers = {
    Date: 'Tue, 17 Nov 2026 12:00:00 GMT',
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': '7',
    'Content-Security-Policy': CSP,
  };
  const page = await withStoredAt(new Response(HTML, { headers }));
  const time = Date.UTC(2026, 10, 17, 12);
  expect(await page.text()).toBe(HTML.replace('<html ', `<html data-stored-at="${time}" `));
  expect(Object.fromEntries(page.headers)).toEqual({
    date: headers.Date,
    'content-type': headers['Content-Type'],
    'content-security-policy': CSP,
  });
});

test('without a date nothing is claimed', async () => {
  expect(await (await withStoredAt(new Response(HTML))).text()).toBe(HTML);
});
