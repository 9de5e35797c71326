/**
 * The conformance tests of the payment methods of one extension, against the real API with a real database:
 *   npm run test:extension -- extensions/<name>
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
const [folder = ''] = process.argv.slice(2);
if (!existsSync(path.resolve(ROOT, folder, 'extension.ts'))) {
  process.stderr.write(
    `${folder || 'The folder'}: has no extension.ts. Use: npm run test:extension -- extensions/<name>\n`,
  );
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [path.join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'extension', '--passWithNoTests'],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, EXTENSION: path.resolve(ROOT, folder) } },
);
process.exit(status ?? 1);
