import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../config/config.ts';
import { StorageUnavailableError, type UploadStore } from './upload-store.ts';

const CONNECT_TIMEOUT_MS = 2000;
const RESPONSE_TIMEOUT_MS = 8000;
const LARGE_FILE_TIMEOUT_MS = 120_000;
/** Each visitor who loads a film keeps a connection; with the SDK's limit of 50, a few slow ones would block everything. */
const MAX_CONNECTIONS = 5000;
const TYPES: Record<string, string> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

/** Stores uploads in a bucket of Amazon S3 or of a compatible service. The SDK is imported on first use. */
export function s3Uploads(config: S3Config, folder = 'uploads/'): UploadStore {
  let opened: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;
  const open = () => {
    opened ??= openClient(config);
    return opened;
  };
  const bucket = config.bucket;
  return {
    write: (file, bytes) =>
      withStorageError('write', async () => {
        const { sdk, client } = await open();
        const type = TYPES[file.split('.').at(-1) ?? ''];
        const put = { Bucket: bucket, Key: folder + file, Body: bytes, ...(type && { ContentType: type }) };
        await client.send(new sdk.PutObjectCommand(put));
      }),
    read: (file) =>
      withStorageError('read', async () => {
        const { sdk, client } = await open();
        try {
          const { Body } = await client.send(
            new sdk.GetObjectCommand({ Bucket: bucket, Key: folder + file }),
          );
          return Body && Buffer.from(await Body.transformToByteArray());
        } catch (error) {
          if (error instanceof sdk.NoSuchKey) return undefined;
          throw error;
        }
      }),
    writeFile: (file, from) =>
      withStorageError('write', async () => {
        const { sdk, client } = await open();
        const type = TYPES[file.split('.').at(-1) ?? ''];
        const { size } = await stat(from);
        const put = {
          Bucket: bucket,
          Key: folder + file,
          Body: createReadStream(from),
          ContentLength: size,
          ...(type && { ContentType: type }),
        };
        await client.send(new sdk.PutObjectCommand(put), { requestTimeout: LARGE_FILE_TIMEOUT_MS });
      }),
    open: (file) =>
      withStorageError('read', async () => {
        const { sdk, client } = await open();
        const object = { Bucket: bucket, Key: folder + file };
        try {
          const { ContentLength = 0 } = await client.send(new sdk.HeadObjectCommand(object));
          return {
            size: ContentLength,
            stream: (start, end) =>
              withStorageError('read', async () => {
                const range = { ...object, Range: `bytes=${start}-${end}` };
                const { Body } = await client.send(new sdk.GetObjectCommand(range));
                if (!Body) throw new Error('S3 sent no body');
                return Body.transformToWebStream();
              }),
          };
        } catch (error) {
          // a response to HEAD has no body that could name the error
          if (error instanceof sdk.NotFound || error instanceof sdk.NoSuchKey) return undefined;
          throw error;
        }
      }),
    remove: (file) =>
      withStorageError('remove', async () => {
        const { sdk, client } = await open();
        await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: folder + file }));
      }),
    list: async function* () {
      for (let from: string | undefined; ; ) {
        const page = await withStorageError('list', async () => {
          const { sdk, client } = await open();
          const input = { Bucket: bucket, Prefix: folder, ...(from && { ContinuationToken: from }) };
          return client.send(new sdk.ListObjectsV2Command(input));
        });
        for (const { Key, LastModified } of page.Contents ?? []) {
          // an object without a date counts as new, so it is never purged
          if (Key)
            yield { file: Key.slice(folder.length), changedAt: (LastModified ?? new Date()).getTime() };
        }
        if (!page.IsTruncated) return;
        from = page.NextContinuationToken;
      }
    },
  };
}

async function openClient({ endpoint, region, isPathStyle, keys }: S3Config) {
  const sdk = await import('@aws-sdk/client-s3');
  const agent = { keepAlive: true, maxSockets: MAX_CONNECTIONS };
  const client = new sdk.S3Client({
    region,
    forcePathStyle: isPathStyle,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: RESPONSE_TIMEOUT_MS,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // S3-compatible services may not support the newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint }),
    // without configured keys the SDK uses the machine's IAM role
    ...(keys && { credentials: keys }),
  });
  return { sdk, client };
}

async function withStorageError<Value>(operation: string, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    const { name, message } = error as Error;
    throw new StorageUnavailableError(`S3 ${operation} failed: ${name}: ${message}`, { cause: error });
  }
}
