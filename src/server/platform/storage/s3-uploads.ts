import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../config/config.ts';
import { StorageAway, type UploadStore } from './upload-store.ts';

const FOLDER = 'uploads/';
const CONNECT_TIMEOUT_MS = 2000;
const RESPONSE_TIMEOUT_MS = 8000;
const TYPES: Record<string, string> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

/** A bucket of Amazon S3 or of any store that speaks its language. The SDK is loaded with the first file. */
export function s3Uploads(config: S3Config): UploadStore {
  let opened: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;
  const open = () => {
    opened ??= openClient(config);
    return opened;
  };
  const bucket = config.bucket;
  return {
    write: (file, bytes) =>
      asked('write', async () => {
        const { sdk, client } = await open();
        const type = TYPES[file.split('.').at(-1) ?? ''];
        const put = { Bucket: bucket, Key: FOLDER + file, Body: bytes, ...(type && { ContentType: type }) };
        await client.send(new sdk.PutObjectCommand(put));
      }),
    read: (file) =>
      asked('read', async () => {
        const { sdk, client } = await open();
        try {
          const { Body } = await client.send(
            new sdk.GetObjectCommand({ Bucket: bucket, Key: FOLDER + file }),
          );
          return Body && Buffer.from(await Body.transformToByteArray());
        } catch (error) {
          if (error instanceof sdk.NoSuchKey) return undefined;
          throw error;
        }
      }),
    remove: (file) =>
      asked('remove', async () => {
        const { sdk, client } = await open();
        await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: FOLDER + file }));
      }),
    list: async function* () {
      for (let from: string | undefined; ; ) {
        const page = await asked('list', async () => {
          const { sdk, client } = await open();
          const asking = { Bucket: bucket, Prefix: FOLDER, ...(from && { ContinuationToken: from }) };
          return client.send(new sdk.ListObjectsV2Command(asking));
        });
        for (const { Key, LastModified } of page.Contents ?? []) {
          // one without a date counts as new
          if (Key)
            yield { file: Key.slice(FOLDER.length), changedAt: (LastModified ?? new Date()).getTime() };
        }
        if (!page.IsTruncated) return;
        from = page.NextContinuationToken;
      }
    },
  };
}

async function openClient({ endpoint, region, isPathStyle, keys }: S3Config) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    forcePathStyle: isPathStyle,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: RESPONSE_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
    // other stores than Amazon's do not know the newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint }),
    // without keys of ours the SDK takes those of the machine's role
    ...(keys && { credentials: keys }),
  });
  return { sdk, client };
}

async function asked<Value>(what: string, ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    const { name, message } = error as Error;
    throw new StorageAway(`the store of uploads failed to ${what}: ${name}: ${message}`, { cause: error });
  }
}
