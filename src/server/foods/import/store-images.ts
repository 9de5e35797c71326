import { importResults } from '../../../messages/import-results.ts';
import { saveImage } from '../../images/save-image.ts';
import type { Db } from '../../platform/db/db.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { FetchError, type SafeFetch } from '../../platform/safe-fetch.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { inEveryLanguage } from '../../platform/stored-text.ts';
import type { Text } from './import-text.ts';
import { saveFetchedImage, selectOpenImages, updateImage } from './imports.store.ts';

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
/** Few at a time: each is held in memory. */
const AT_ONCE = 3;

export interface ImageDeps {
  db: Db;
  storage: Storage;
  fetchImage: SafeFetch;
}

/** Stores the next images of an import, re-encoded like uploads. False when there are none left. */
export async function storeNextImages(deps: ImageDeps, importId: string): Promise<boolean> {
  const open = await selectOpenImages(deps.db, importId, AT_ONCE);
  await Promise.all(open.map((image) => storeImage(deps, importId, image)));
  return open.length > 0;
}

async function storeImage(
  { db, storage, fetchImage }: ImageDeps,
  importId: string,
  { name, bytes }: { name: string; bytes: Buffer | null },
): Promise<void> {
  const isAddress = /^https?:/i.test(name);
  const reject = (error: Text) => {
    const { text, translations } = inEveryLanguage(error);
    return updateImage(db, importId, name, { error: text, translations });
  };
  if (!isAddress && !bytes) return reject(() => importResults.notInZip);
  const found = bytes ?? (await fetchImage(name).catch(orMessage));
  if (typeof found === 'function') return reject(found);
  const saved = await saveImage(storage, found, MAX_IMAGE_BYTES);
  if (!saved.ok) return reject(() => errorMessage(saved.code));
  const { imageUrl: url } = saved.value;
  if (isAddress) await saveFetchedImage(db, name, url);
  await updateImage(db, importId, name, { url, bytes: null });
}

function orMessage(error: unknown): Text {
  if (error instanceof FetchError) return error.text;
  throw error;
}
