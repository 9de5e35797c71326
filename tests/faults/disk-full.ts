import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Each makes uploads impossible and returns how to end it; undefined where this machine may not mount. */
export const DISK_FULL: Record<string, (folder: string) => (() => void) | undefined> = {
  'a file is in the way': (folder) => {
    const [file, away] = [`${folder}.file`, `${folder}.away`];
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, '');
    renameSync(folder, away);
    while (!putInPlace(file, folder)) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    return () => {
      rmSync(folder);
      renameSync(away, folder);
    };
  },
  'writing fails as on a full disk': (folder) => {
    writeFileSync(`${folder}.full`, '');
    return () => rmSync(`${folder}.full`);
  },
  'the disk is full': (folder) => {
    mkdirSync(folder, { recursive: true });
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]).status !== 0) return undefined;
    writeFileSync(path.join(folder, 'filler'), Buffer.alloc(60 * 1024));
    return () => void spawnSync('umount', ['-l', folder]);
  },
};

/** False when the running shop has recreated the folder. */
function putInPlace(file: string, folder: string): boolean {
  try {
    renameSync(file, folder);
    return true;
  } catch {
    return false;
  }
}
