import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decryptFile, encryptFile } from './encrypt.ts';

const SECRET = 'a secret of at least thirty-two characters';
const HEADER_BYTES = 39;
const BLOCK_BYTES = 1024 * 1024 + 16;
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'chekku-encrypt-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const at = (name: string) => path.join(dir, name);
async function encrypt(content: Buffer): Promise<Buffer> {
  writeFileSync(at('plain'), content);
  await encryptFile(at('plain'), at('encrypted'), SECRET);
  return readFileSync(at('encrypted'));
}
async function decrypt(content: Buffer, secret = SECRET): Promise<Buffer> {
  writeFileSync(at('received'), content);
  rmSync(at('opened'), { force: true });
  await decryptFile(at('received'), at('opened'), secret);
  return readFileSync(at('opened'));
}

test.each([0, 1, 1024 * 1024, 1024 * 1024 + 1, 2_500_000])(
  '%i bytes come back as they were',
  async (size) => {
    const content = randomBytes(size);
    const encrypted = await encrypt(content);
    // a few bytes may stand anywhere by chance, 64 may not
    if (size >= 64) expect(encrypted.includes(content.subarray(0, 64))).toBe(false);
    expect((await decrypt(encrypted)).equals(content)).toBe(true);
  },
);

// each try derives a key, which is slow on purpose
test('another key, a changed, cut or reordered file is rejected', { timeout: 60_000 }, async () => {
  const encrypted = await encrypt(randomBytes(2_500_000));
  const block = (index: number) =>
    encrypted.subarray(HEADER_BYTES + index * BLOCK_BYTES, HEADER_BYTES + (index + 1) * BLOCK_BYTES);
  const header = encrypted.subarray(0, HEADER_BYTES);
  const changed = Buffer.from(encrypted);
  changed[HEADER_BYTES + 100] = (changed[HEADER_BYTES + 100] ?? 0) ^ 1;
  await expect(decrypt(encrypted, `${SECRET}!`)).rejects.toThrow();
  for (const wrong of [
    changed,
    Buffer.concat([header, block(0), block(1)]),
    Buffer.concat([header, block(1), block(0), block(2)]),
    encrypted.subarray(0, -1),
    header,
    Buffer.alloc(10),
  ])
    await expect(decrypt(wrong)).rejects.toThrow();
});
