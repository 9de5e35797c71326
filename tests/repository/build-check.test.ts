import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

test('a wrong extension fails the build with a line that names its field', { timeout: 30_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chekku-build-'));
  const file = path.join(folder, 'shop.config.ts');
  writeFileSync(file, "export default { extensions: [{ name: 'acme', apiVersion: 0 }] };\n");
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, SHOP_CONFIG: file },
  });
  rmSync(folder, { recursive: true });
  expect(stderr).toContain('extensions/acme: apiVersion: must be 1');
  expect(status).toBe(1);
});
