import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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
      await mkdir(dataDir, { recursive: true });
      try {
        // fails when another process has created it meanwhile
        await writeFile(file, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, {
          flag: 'wx',
          mode: 0o600,
        });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const key = await find();
      if (!key) throw new Error(`${SETTINGS_KEY_FILE} cannot be read or is empty`);
      return key;
    },
  };
}

function derive(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'stored provider keys', KEY_BYTES));
}
