import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { freePort } from './shop-process.ts';

const BUCKET = 'shop-uploads';

export interface S3Server {
  /** Environment for the shop. */
  environment: Record<string, string>;
  start: () => Promise<void>;
  /** Files stay for the next start. */
  stop: () => Promise<void>;
  remove: () => Promise<void>;
}

/** A local S3-compatible store. */
export async function openS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'chekku-s3-'));
  const port = await freePort();
  let running: S3rver | undefined;
  const start = async () => {
    running = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: BUCKET }],
      // it mishandles the slash after a bucket name that the SDK sends when listing
      allowMismatchedSignatures: true,
    });
    await running.run();
  };
  const stop = async () => {
    await running?.close();
    running = undefined;
  };
  await start();
  return {
    environment: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_PATH_STYLE: 'true',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    start,
    stop,
    remove: async () => {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
