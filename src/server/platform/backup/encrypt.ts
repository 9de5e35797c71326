import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';

const MAGIC = Buffer.from('CHEKKU-BACKUP-1\n');
const SALT_BYTES = 16;
const PREFIX_BYTES = 7;
const TAG_BYTES = 16;
const BLOCK_BYTES = 1024 * 1024;
const CIPHER = 'aes-256-gcm';

const deriveKey = promisify(scrypt) as (secret: string, salt: Buffer, bytes: number) => Promise<Buffer>;

/**
 * Encrypts a file in blocks. Each block is authenticated with its number and whether it is the last, so that blocks cannot be
 * changed, swapped, repeated or cut off unnoticed.
 */
export async function encryptFile(from: string, to: string, secret: string): Promise<void> {
  const salt = randomBytes(SALT_BYTES);
  const prefix = randomBytes(PREFIX_BYTES);
  const key = await deriveKey(secret, salt, 32);
  await pipeline(
    createReadStream(from),
    async function* (source: AsyncIterable<Buffer>) {
      yield Buffer.concat([MAGIC, salt, prefix]);
      for await (const { block, index, isLast } of inBlocks(source, BLOCK_BYTES)) {
        const cipher = createCipheriv(CIPHER, key, nonceOf(prefix, index, isLast));
        yield Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()]);
      }
    },
    createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }),
  );
}

export async function decryptFile(from: string, to: string, secret: string): Promise<void> {
  await pipeline(
    createReadStream(from),
    async function* (source: AsyncIterable<Buffer>) {
      const { header, rest } = await readHeader(source);
      if (!header.subarray(0, MAGIC.length).equals(MAGIC))
        throw new StartError(`${from} is no encrypted backup of this shop`);
      const salt = header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
      const prefix = header.subarray(MAGIC.length + SALT_BYTES);
      const key = await deriveKey(secret, salt, 32);
      for await (const { block, index, isLast } of inBlocks(rest, BLOCK_BYTES + TAG_BYTES)) {
        const decipher = createDecipheriv(CIPHER, key, nonceOf(prefix, index, isLast));
        decipher.setAuthTag(block.subarray(-TAG_BYTES));
        const opened = decipher.update(block.subarray(0, -TAG_BYTES));
        try {
          decipher.final();
        } catch {
          throw new StartError(`${from} is damaged, not whole, or encrypted with another BACKUP_KEY`);
        }
        yield opened;
      }
    },
    createWriteStream(to, { flags: 'wx', mode: 0o600 }),
  );
}

function nonceOf(prefix: Buffer, index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(PREFIX_BYTES + 5);
  prefix.copy(nonce);
  nonce.writeUInt32BE(index, PREFIX_BYTES);
  nonce.writeUInt8(isLast ? 1 : 0, PREFIX_BYTES + 4);
  return nonce;
}

async function readHeader(source: AsyncIterable<Buffer>) {
  const size = MAGIC.length + SALT_BYTES + PREFIX_BYTES;
  const chunks = source[Symbol.asyncIterator]();
  let header: Buffer = Buffer.alloc(0);
  while (header.length < size) {
    const { value, done } = await chunks.next();
    if (done) break;
    header = Buffer.concat([header, value]);
  }
  async function* rest() {
    yield header.subarray(size);
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return { header: header.subarray(0, size), rest: rest() };
}

/** Blocks of one size, and a last one of at most that size, which may be empty. */
async function* inBlocks(source: AsyncIterable<Buffer>, size: number) {
  let chunks: Buffer[] = [];
  let length = 0;
  let index = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    length += chunk.length;
    // a block is the last one unless more follows
    if (length <= size) continue;
    let waiting = Buffer.concat(chunks);
    for (; waiting.length > size; index += 1) {
      yield { block: waiting.subarray(0, size), index, isLast: false };
      waiting = waiting.subarray(size);
    }
    chunks = [waiting];
    length = waiting.length;
  }
  yield { block: Buffer.concat(chunks), index, isLast: true };
}
