import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = path.join(import.meta.dirname, '../../db/migrations');

/** A shop does not start when an applied migration has changed, even in a comment. Update with `-u` for a new file only. */
test('a released migration never changes', async () => {
  const checksums = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(path.join(FOLDER, file)))
          .digest('hex')}  ${file}`,
    );
  await expect(`${checksums.join('\n')}\n`).toMatchFileSnapshot('migrations.sha256');
});
