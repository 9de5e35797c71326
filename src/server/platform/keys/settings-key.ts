import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const SETTINGS_KEY_FILE = 'settings.key';
const KEY_BYTES = 32;

/** The key that encrypts stored provider keys. */
export interface SettingsKey {
  /** Replicas without a shared data folder need SETTINGS_KEY. */
  source: 'environment' | 'file';
  /** Undefined before the first use, or when the file cannot be read. */
  find(): Promise<Buffer | undefined>;
  findOrCreate(): Promise<Buffer>;
}

/** From SETTINGS_KEY, or from a file of the data folder that is created on first use. */
export function openSettingsKey(secret: string | undefined, dataDir: string): SettingsKey {
  if (secret) {
    const key = derive(secret);
    return { source: 'environment', find: async () => key, findOrCreate: async () => key };
  }
  const file = path.join(dataDir, SETTINGS_KEY_FILE);
  const find = async () => {
    const saved = await readFile(file, 'utf8').catch(() => undefined);
    return saved?.trim() ? derive(saved.trim()) : undefined;
  };
  return {
    source: 'file',
    find,
    findOrCreate: async () => {
      const known = await find();
      if (known) return known;
      await createFile(dataDir, file);
      const key = await find();
      if (!key) throw new Error(`${SETTINGS_KEY_FILE} cannot be read or is empty`);
      return key;
    },
  };
}

/**
 * The file appears under its name only when its content is on the disk: a process that is killed on the way leaves no empty key,
 * with which nothing could be stored any more. When another process was faster, its file stays.
 */
async function createFile(dataDir: string, file: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(KEY_BYTES).toString('base64url');
  const unfinished = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await writeSynced(unfinished, `${secret}\n`);
    await link(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  const folder = await open(dataDir);
  await folder.sync().finally(() => folder.close());
}

async function writeSynced(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function derive(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'stored provider keys', KEY_BYTES));
}
