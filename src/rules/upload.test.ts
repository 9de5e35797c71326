import { expect, test } from 'vitest';
import { base64Image, isPngOrJpeg, isSvg } from './upload.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test('V-44 the file type is detected from the first bytes', () => {
  expect(isPngOrJpeg(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]))).toBe(true);
  expect(isPngOrJpeg(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe(true);
  expect(isPngOrJpeg(new Uint8Array([0x89, 0x50, 0x4e]))).toBe(false);
  expect(isPngOrJpeg(bytesOf('<svg xmlns="http://www.w3.org/2000/svg">'))).toBe(false);
  expect(isPngOrJpeg(bytesOf('GIF89a'))).toBe(false);
  expect(isPngOrJpeg(new Uint8Array())).toBe(false);
});

test('an SVG may begin with comments, and many of them are read at once', () => {
  expect(isSvg(bytesOf('<?xml version="1.0"?><!-- a --> <!-- <b> --><svg viewBox="0 0 1 1">'))).toBe(true);
  expect(isSvg(bytesOf('<!-- <svg> --><html>'))).toBe(false);
  const start = Date.now();
  expect(isSvg(bytesOf(`${'<!---->'.repeat(28)}<html>`))).toBe(false);
  expect(Date.now() - start).toBeLessThan(1000);
});

test('only data URLs of PNG or JPEG are accepted', () => {
  expect(base64Image('data:image/png;base64,AAAA')).toBe('AAAA');
  expect(base64Image('data:image/jpeg;base64,AA==')).toBe('AA==');
  for (const other of [
    'data:image/svg+xml;base64,AAAA',
    'data:text/html;base64,AAAA',
    'data:image/png,AAAA',
    'data:image/png;base64,',
    'data:image/png;base64,AA AA',
    ' data:image/png;base64,AAAA',
    'http://169.254.169.254/latest',
    '/uploads/aa/bb.webp',
    'javascript:alert(1)',
  ])
    expect(base64Image(other), other).toBeUndefined();
});

test('a very long data URL is parsed', () => {
  const long = 'A'.repeat(7_000_000);
  expect(base64Image(`data:image/png;base64,${long}`)).toHaveLength(long.length);
  expect(base64Image(`data:image/png;base64,${long}!`)).toBeUndefined();
});
