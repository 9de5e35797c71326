/** Loaded before the shop: while the file `<FULL_DISK>.full` exists, files in the folder FULL_DISK end halfway, as on a full disk. */
import { existsSync, promises } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { writeFile } = promises;

promises.writeFile = async (file, data, options) => {
  const folder = process.env.FULL_DISK;
  if (!folder || !String(file).startsWith(folder) || !existsSync(`${folder}.full`))
    return writeFile(file, data, options);
  const bytes = data as Uint8Array;
  await writeFile(file, bytes.subarray(0, bytes.length >> 1), options);
  throw Object.assign(new Error(`ENOSPC: no space left on device, write '${file}'`), { code: 'ENOSPC' });
};
syncBuiltinESMExports();
