import { type FileHandle, open } from 'node:fs/promises';
import {
  boxAt,
  checkMoov,
  checkWebm,
  type VideoCheck,
  type VideoType,
  videoTypeOf,
} from '../../rules/video.ts';

/** The list of a film's tracks; more than any film of 30 MB has. */
const MAX_MOOV = 4 * 1024 * 1024;
/** The tracks of a WebM are within its first bytes. */
const WEBM_START = 512 * 1024;
const MAX_BOXES = 10_000;

/** Looks into the file: its name and type prove nothing. */
export async function checkVideo(
  file: string,
  size: number,
): Promise<{ type: VideoType; check: VideoCheck } | undefined> {
  const handle = await open(file, 'r');
  try {
    const start = await readAt(handle, 0, 16);
    const type = videoTypeOf(start);
    if (!type) return undefined;
    if (type === 'webm')
      return { type, check: checkWebm(await readAt(handle, 0, Math.min(size, WEBM_START))) };
    const moov = await findMoov(handle, size);
    return { type, check: moov ? checkMoov(moov) : 'broken' };
  } finally {
    await handle.close();
  }
}

/** It may be at the end of the file. */
async function findMoov(handle: FileHandle, size: number): Promise<Uint8Array | undefined> {
  let at = 0;
  for (let count = 0; at < size && count < MAX_BOXES; count += 1) {
    const box = boxAt(await readAt(handle, at, 16), at, size, at);
    if (!box) return undefined;
    if (box.name === 'moov')
      return box.to - box.from > MAX_MOOV ? undefined : readAt(handle, box.from, box.to - box.from);
    at = box.to;
  }
  return undefined;
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Uint8Array> {
  const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
