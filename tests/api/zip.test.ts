import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readZipDirectory, readZipEntry, ZipError } from '../../src/server/platform/zip.ts';
import { zip } from '../support/zip.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'chekku-zip-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LIMITS = { maxEntries: 5, maxEntryBytes: 10_000, maxTotalBytes: 20_000 };
const text = (length: number) => Buffer.from(Array.from({ length }, (_, index) => (index * 7919) % 251));

async function withZip<Value>(bytes: Buffer, work: (file: FileHandle) => Promise<Value>): Promise<Value> {
  const name = path.join(folder, `${Math.random()}.zip`);
  writeFileSync(name, bytes);
  const file = await open(name);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

/** Reads everything, as an import does. */
const unpack = (bytes: Buffer) =>
  withZip(bytes, async (file) => {
    const entries = await readZipDirectory(file, LIMITS);
    const files: [string, string][] = [];
    for (const entry of entries) files.push([entry.name, (await readZipEntry(file, entry)).toString('hex')]);
    return files;
  });

test('files are read, packed and stored ones, also from folders', async () => {
  const archive = zip([
    { name: 'pictures/', bytes: Buffer.alloc(0), isStored: true },
    { name: 'pictures/oil.jpg', bytes: text(500) },
    { name: 'rice.png', bytes: text(20), isStored: true },
  ]);
  const expected = [
    ['oil.jpg', text(500).toString('hex')],
    ['rice.png', text(20).toString('hex')],
  ];
  expect(await unpack(archive)).toEqual(expected);
  // a comment may follow the archive
  expect(await unpack(Buffer.concat([archive, Buffer.from('comment')]))).toEqual(expected);
});

test.each(['../oil.jpg', '/etc/passwd', 'a/../../oil.jpg', '..\\oil.jpg', 'C:\\oil.jpg', 'a\0b.jpg'])(
  'the name %j is not accepted',
  async (name) => {
    await expect(unpack(zip([{ name, bytes: text(5) }]))).rejects.toThrow('leads out of its folder');
  },
);

test.each([
  [
    'too many files',
    zip(Array.from({ length: 6 }, (_, index) => ({ name: `${index}.jpg`, bytes: text(5) }))),
    'more than 5',
  ],
  ['a file that is too large', zip([{ name: 'a.jpg', bytes: text(10_001) }]), 'a.jpg has more than'],
  [
    'files that are too large together',
    zip(['a', 'b', 'c'].map((name) => ({ name, bytes: text(9000) }))),
    'more than',
  ],
  ['a bomb that says how large it is', zip([{ name: 'a.jpg', bytes: Buffer.alloc(10_000_000) }]), 'a.jpg'],
  [
    'a bomb within the limit',
    zip([
      { name: 'a', bytes: text(20) },
      { name: 'b', bytes: Buffer.alloc(10_000), statedSize: 9999 },
    ]),
    'b is broken',
  ],
  [
    'a bomb that says it is small',
    zip([{ name: 'a.jpg', bytes: Buffer.alloc(10_000_000), statedSize: 100 }]),
    'a.jpg is broken',
  ],
  [
    'a stored file that says it is small',
    zip([{ name: 'a.jpg', bytes: text(15_000), isStored: true, statedSize: 10 }]),
    'broken',
  ],
  ['a file with a password', zip([{ name: 'a.jpg', bytes: text(5), isEncrypted: true }]), 'password'],
  ['something else', Buffer.from('a picture of oil, and nothing more than that'), 'no ZIP file'],
  ['nothing', Buffer.alloc(0), 'no ZIP file'],
  ['half an archive', zip([{ name: 'a.jpg', bytes: text(5000) }]).subarray(-80), 'broken'],
])('%s is an error', async (_, archive, message) => {
  await expect(unpack(archive)).rejects.toThrow(ZipError);
  await expect(unpack(archive)).rejects.toThrow(message);
});

test('files that share their bytes are an error', async () => {
  const one = zip([{ name: 'a.jpg', bytes: text(3000) }]);
  const two = zip([
    { name: 'a.jpg', bytes: text(3000) },
    { name: 'b.jpg', bytes: text(3000) },
  ]);
  // the directory of two files in front of which only one is left
  const start = two.readUInt32LE(two.length - 6);
  const directory = two.subarray(start);
  const body = one.subarray(0, one.readUInt32LE(one.length - 6));
  const broken = Buffer.concat([body, directory]);
  broken.writeUInt32LE(body.length, broken.length - 6);
  broken.writeUInt32LE(0, body.length + 46 + 5 + 42);
  await expect(unpack(broken)).rejects.toThrow('broken');
});

test('a changed byte anywhere is an error or harmless, never a crash', async () => {
  const archive = zip([{ name: 'a.jpg', bytes: text(300) }]);
  for (let index = 0; index < archive.length; index += 1) {
    const changed = Buffer.from(archive);
    changed[index] = (changed[index] ?? 0) ^ 0xff;
    await unpack(changed).catch((error) => expect(error).toBeInstanceOf(ZipError));
  }
});
