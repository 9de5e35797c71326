import { randomBytes } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createZstdCompressor } from './zstd-compressor.ts';

test('bodies of all sizes that are compressed at once stay apart, also those of several pieces', async () => {
  const compress = createZstdCompressor(1);
  const bodies = [
    Buffer.from('{"foods":[]}'),
    Buffer.from('rice and oil '.repeat(10_000)),
    randomBytes(700_000),
    Buffer.from('ghee'),
    randomBytes(131_072),
  ];
  const compressed = await Promise.all([...bodies, ...bodies].map((body) => compress(body)));
  for (const [index, body] of [...bodies, ...bodies].entries())
    expect(zstdDecompressSync(compressed[index] ?? Buffer.alloc(0)).equals(body), `body ${index}`).toBe(true);
  expect(compressed[1]?.length).toBeLessThan(1000);
});

test('a body that cannot be compressed fails alone', async () => {
  const compress = createZstdCompressor(1);
  const before = compress(Buffer.from('before'));
  const wrong = compress(42 as unknown as Buffer);
  await expect(wrong).rejects.toThrow();
  expect(zstdDecompressSync(await before).toString()).toBe('before');
  expect(zstdDecompressSync(await compress(Buffer.from('after'))).toString()).toBe('after');
});
