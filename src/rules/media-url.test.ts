import { expect, test } from 'vitest';
import { mediaUrlError, outsideOrigin, videoUrlError } from './media-url.ts';

test.each([
  '/uploads/ab/0123.webp',
  '/media/hero/1.webp?v=1',
  'https://cdn.example.com/a.mp4?x=1#t=2',
  'https://xn--bcher-kva.example/a.jpg',
])('%s may be shown', (url) => {
  expect([mediaUrlError(url), videoUrlError(url)]).toEqual([undefined, undefined]);
});

test.each([
  ['http://cdn.example.com/a.jpg', 'without encryption'],
  ['https://cdn.example.com:8443/a.jpg', 'port'],
  ['https://me:secret@cdn.example.com/a.jpg', 'user name'],
  ['https://localhost/a.jpg', 'not the name'],
  ['https://[::1]/a.jpg', 'not the name'],
  ['https://bücher.example/a.jpg', 'not the name'],
  ['//cdn.example.com/a.jpg', 'Begin with'],
  ['javascript:alert(1)', 'Begin with'],
  ['data:image/png;base64,AAAA', 'Begin with'],
  ["https://cdn.example.com;script-src'self'/a.jpg", 'not the name'],
])('%s may not: %s', (url, message) => {
  expect(mediaUrlError(url)).toContain(message);
});

test.each(['https://www.youtube.com/watch?v=1', 'https://youtu.be/1', 'https://player.vimeo.com/video/1'])(
  '%s is a page, not a film',
  (url) => {
    expect(videoUrlError(url)).toContain('not a film');
    expect(mediaUrlError(url)).toBeUndefined();
  },
);

test('an origin is exact, lower case and never opens anything else', () => {
  expect(outsideOrigin('https://CDN.Example.com/a/b.jpg?c')).toBe('https://cdn.example.com');
  expect(outsideOrigin('https://cdn.example.com:8443/a.jpg')).toBe('https://cdn.example.com:8443');
  for (const url of [
    '/media/a.webp',
    'http://cdn.example.com/a',
    'https://[::1]/a',
    'https://*.example.com/a',
    'data:x',
  ])
    expect(outsideOrigin(url)).toBeUndefined();
});
