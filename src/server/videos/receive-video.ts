import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { MAX_VIDEO, videoTypeOf } from '../../rules/video.ts';
import { createConcurrencyLimiter } from '../platform/concurrency-limiter.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { checkVideo } from './check-video.ts';

type VideoError = 'no-video' | 'wrong-video' | 'video-codec' | 'video-too-large' | 'video-incomplete';

/** Each film is written to the disk while it arrives. */
const receiveQueue = createConcurrencyLimiter({ concurrency: 4, maxQueue: 20, maxWaitMs: 20_000 });

/** Stores a film of an admin, checked by its content, and returns its URL. It is never in memory as a whole. */
export function receiveVideo(
  storage: Storage,
  dataDir: string,
  body: ReadableStream<Uint8Array> | null,
): Promise<Result<{ videoUrl: string }, VideoError>> {
  if (!body) return Promise.resolve(failure('no-video'));
  return receiveQueue(async () => {
    const folder = path.join(dataDir, 'incoming');
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, randomUUID());
    try {
      const received = await writeBody(body, file);
      if (!received.ok) return received;
      const { size, hash } = received.value;
      const found = await checkVideo(file, size);
      if (!found || found.check === 'broken') return failure('wrong-video');
      if (found.check === 'codec') return failure('video-codec');
      return success({ videoUrl: await storage.putFile(file, hash, found.type) });
    } finally {
      await rm(file, { force: true });
    }
  });
}

/** Stops at the first bytes of another kind of file, and at the limit. */
async function writeBody(
  body: ReadableStream<Uint8Array>,
  file: string,
): Promise<Result<{ size: number; hash: string }, VideoError>> {
  const hash = createHash('sha256');
  const handle = await open(file, 'wx');
  const reader = body.getReader();
  let start = Buffer.alloc(0);
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > MAX_VIDEO) return failure('video-too-large');
      if (start.length < 8) {
        start = Buffer.concat([start, value.subarray(0, 8)]);
        if (start.length >= 8 && !videoTypeOf(start)) return failure('wrong-video');
      }
      hash.update(value);
      await handle.write(value);
    }
  } catch (error) {
    // the connection broke; a full disk is the server's problem
    if ((error as NodeJS.ErrnoException).syscall === 'write') throw error;
    return failure('video-incomplete');
  } finally {
    await handle.close();
    await reader.cancel().catch(() => undefined);
  }
  return size === 0 ? failure('no-video') : success({ size, hash: hash.digest('hex') });
}
