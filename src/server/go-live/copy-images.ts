import type { UploadStore } from '../platform/storage/upload-store.ts';
import type { Row } from './carried-tables.ts';

/** Wherever a row refers to one: in a column, a list or a text. */
const UPLOAD = /\/uploads\/([0-9a-f]{2}\/[\w-]+\.\w+)/g;

/** Copies the uploads that the rows refer to. A file is named by its content, so copying one again changes nothing. */
export async function copyImages(
  source: UploadStore,
  target: UploadStore,
  rows: Row[],
  onProgress: (done: number, total: number) => void = () => {},
) {
  const files = new Set(
    rows.flatMap((row) => [...JSON.stringify(row).matchAll(UPLOAD)].map(([, file]) => file)),
  );
  const lost: string[] = [];
  for (const [index, file] of [...files].entries()) {
    onProgress(index, files.size);
    if (!file) continue;
    const bytes = await source.read(file);
    if (bytes) await target.write(file, bytes);
    else lost.push(`/uploads/${file}`);
  }
  return { copied: files.size - lost.length, lost };
}
