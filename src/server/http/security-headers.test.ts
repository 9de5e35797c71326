import { expect, test } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { securityHeaders } from './security-headers.ts';

const headers = securityHeaders(readConfig({}), false);

test("the page's own inline code is allowed by its hash, and the mark does not leave the server", () => {
  const { html, policy } = headers.seal(
    `<script nonce="${headers.mark}">own()</script><style nonce="${headers.mark}">a{}</style>`,
  );
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
  expect(html).toBe('<script>own()</script><style>a{}</style>');
});

test('inline code that somebody brought into a page is not blessed', () => {
  const { policy } = headers.seal(
    '<script>evil()</script><script nonce="guess">evil()</script><style>b{}</style>',
  );
  expect(policy).not.toContain('sha256');
});
