import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { StartError } from '../start-error.ts';

/** Last in the archive, in the format of the program sha256sum. */
const CHECKSUMS = 'SHA256SUMS';

export interface ArchiveEntry {
  name: string;
  content: AsyncIterable<Buffer>;
}

/** A .tar.gz, one entry after the other; it gets its name when it is complete. Only its owner may read it: people stand in it. */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<{ name: string; bytes: Buffer }>,
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const tape = pack();
  // the rest of one that was killed would keep its own mode, and a link would lead elsewhere: only a new file is written
  await rm(unfinished, { force: true });
  const written = pipeline(
    Readable.from(tape),
    createGzip(),
    createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
  );
  // told below; until then nobody waits for it
  written.catch(() => tape.destroy());
  const add = (name: string, bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      tape.entry({ name, size: bytes.length }, bytes, (error) => (error ? reject(error) : resolve()));
      written.catch(reject);
    });
  try {
    const totals: string[] = [];
    for await (const { name, bytes } of entries) {
      await add(name, bytes);
      totals.push(`${sha256(bytes)}  ${name}\n`);
    }
    await add(CHECKSUMS, Buffer.from(totals.join('')));
    tape.finalize();
    await written;
    await rename(unfinished, file);
  } catch (error) {
    tape.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Entry by entry, without ever holding more than a piece of one. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  const read = pipeline(createReadStream(file), createGunzip(), entries);
  read.catch((error) => entries.destroy(error));
  for await (const entry of entries) {
    yield { name: entry.header.name, content: entry as AsyncIterable<Buffer> };
    // what nobody looked at must pass by before the next one comes
    entry.resume();
  }
  await read;
}

/** Reads all of it before anything is done with it; complains when a single bit is not as it was written. */
export async function checkArchive(file: string): Promise<void> {
  const found = new Map<string, string>();
  let totals: string | undefined;
  try {
    for await (const { name, content } of readArchive(file)) {
      if (name === CHECKSUMS) totals = (await readAll(content)).toString();
      else found.set(name, await checksumOf(content));
    }
  } catch (error) {
    throw new StartError(`${file} cannot be read as a backup: ${(error as Error).message}`);
  }
  if (totals === undefined) throw new StartError(`${file} is no complete backup: its end is missing`);
  const expected = totals.split('\n').filter(Boolean);
  const wrong = expected.find((line) => found.get(line.slice(66)) !== line.slice(0, 64));
  if (wrong) throw new StartError(`${file} is damaged: ${wrong.slice(66)} is not what was written`);
  if (expected.length !== found.size) throw new StartError(`${file} holds files that do not belong to it`);
}

export async function readAll(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

async function checksumOf(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of content) hash.update(part);
  return hash.digest('hex');
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
