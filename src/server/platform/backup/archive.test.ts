import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkArchive, writeArchive } from './archive.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'chekku-archive-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

async function* entries() {
  yield { name: 'people', bytes: Buffer.from('Asha') };
}

test('only the file’s owner may read a backup, even if a world-readable leftover existed', async () => {
  const file = path.join(dir, 'shop.tar.gz');
  writeFileSync(`${file}.unfinished`, 'half');
  chmodSync(`${file}.unfinished`, 0o666);
  await writeArchive(file, entries());
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(existsSync(`${file}.unfinished`)).toBe(false);
  await checkArchive(file);
});

test('a symbolic link at the temporary path is not followed', async () => {
  const file = path.join(dir, 'shop.tar.gz');
  const linkTarget = path.join(dir, 'elsewhere');
  symlinkSync(linkTarget, `${file}.unfinished`);
  await writeArchive(file, entries());
  expect(existsSync(linkTarget)).toBe(false);
  await checkArchive(file);
});
