import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { StartError } from '../start-error.ts';

/** Last entry of the archive, in the format of `sha256sum`. */
const CHECKSUMS = 'SHA256SUMS';

export interface ArchiveEntry {
  name: string;
  content: AsyncIterable<Buffer>;
}

/** Writes a .tar.gz under a temporary name and renames it when complete. Mode 0600, because it contains personal data. */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<{ name: string; bytes: Buffer }>,
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const tar = pack();
  // a leftover file would keep its own mode, and a symbolic link would be followed: always create a new file
  await rm(unfinished, { force: true });
  const written = pipeline(
    Readable.from(tar),
    createGzip(),
    createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
  );
  // avoids an unhandled rejection; the error is thrown by `await written` below
  written.catch(() => tar.destroy());
  const add = (name: string, bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      tar.entry({ name, size: bytes.length }, bytes, (error) => (error ? reject(error) : resolve()));
      written.catch(reject);
    });
  try {
    const checksums: string[] = [];
    for await (const { name, bytes } of entries) {
      await add(name, bytes);
      checksums.push(`${sha256(bytes)}  ${name}\n`);
    }
    await add(CHECKSUMS, Buffer.from(checksums.join('')));
    tar.finalize();
    await written;
    await rename(unfinished, file);
  } catch (error) {
    tar.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Streams the entries one by one. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  const read = pipeline(createReadStream(file), createGunzip(), entries);
  read.catch((error) => entries.destroy(error));
  for await (const entry of entries) {
    yield { name: entry.header.name, content: entry as AsyncIterable<Buffer> };
    // an entry must be drained before the next one arrives
    entry.resume();
  }
  await read;
}

/** Verifies the checksums of all entries before a restore begins. */
export async function checkArchive(file: string): Promise<void> {
  const found = new Map<string, string>();
  let checksums: string | undefined;
  try {
    for await (const { name, content } of readArchive(file)) {
      if (name === CHECKSUMS) checksums = (await readAll(content)).toString();
      else found.set(name, await checksumOf(content));
    }
  } catch (error) {
    throw new StartError(`${file} cannot be read as a backup: ${(error as Error).message}`);
  }
  if (checksums === undefined) throw new StartError(`${file} is no complete backup: its end is missing`);
  const expected = checksums.split('\n').filter(Boolean);
  const wrong = expected.find((line) => found.get(line.slice(66)) !== line.slice(0, 64));
  if (wrong) throw new StartError(`${file} is damaged: ${wrong.slice(66)} is not what was written`);
  if (expected.length !== found.size) throw new StartError(`${file} holds files that do not belong to it`);
}

export async function readAll(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function checksumOf(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
