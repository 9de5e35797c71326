import { expect, test } from 'vitest';
import { isImageUrl } from './image-url.ts';

test.each([
  '/uploads/ab/0123456789abcdef.webp',
  '/media/products/sesame-oil-1.webp?v=6d270f12',
  'https://pictures.example.com/a/b.jpg?w=1',
])('%s is an allowed image URL', (url) => {
  expect(isImageUrl(url)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  'http://example.com/x.png',
  'https://user@evil.example/x.png',
  'https://example.com:8443/x.png',
  'https://localhost/x.png',
  '/uploads/../../etc/passwd',
  '/api/users/export',
  'https://example.com/"onerror="alert(1)',
  `https://example.com/${'x'.repeat(600)}`,
  '',
])('91 %s is not allowed', (url) => {
  expect(isImageUrl(url)).toBe(false);
});
