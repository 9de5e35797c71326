import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Each makes uploads impossible, and gives back how to end it; nothing where this machine cannot do it. */
export const NO_ROOM: Record<string, (folder: string) => (() => void) | undefined> = {
  'a file is in the way': (folder) => {
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(folder, '');
    return () => rmSync(folder);
  },
  'the disk is full': (folder) => {
    mkdirSync(folder, { recursive: true });
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]).status !== 0) return undefined;
    writeFileSync(path.join(folder, 'filler'), Buffer.alloc(60 * 1024));
    return () => void spawnSync('umount', ['-l', folder]);
  },
};
