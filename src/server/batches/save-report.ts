import { MAX_IMAGE } from '../../rules/upload.ts';
import { type ImageError, saveImage } from '../images/save-image.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { Storage } from '../platform/storage/storage.ts';

const PDF = '%PDF-';

/** Stores a test report: a PDF as it is, a picture re-encoded. It is public, like the page of a bottle that links to it. */
export async function saveReport(
  storage: Storage,
  bytes: Uint8Array,
): Promise<Result<{ url: string }, ImageError>> {
  if (bytes.length > MAX_IMAGE) return failure('picture-too-large');
  if (Buffer.from(bytes.subarray(0, PDF.length)).toString('latin1') === PDF)
    return success({ url: await storage.put(bytes, 'pdf') });
  const saved = await saveImage(storage, bytes);
  return saved.ok ? success({ url: saved.value.imageUrl }) : saved;
}
