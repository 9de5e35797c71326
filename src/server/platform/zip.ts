import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { importErrors } from '../../messages/import-errors.ts';

const inflate = promisify(inflateRaw);

const END_RECORD = 0x06054b50;
const END_LENGTH = 22;
const MAX_COMMENT = 0xffff;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_ENTRY_LENGTH = 46;
const FILE_HEADER = 0x04034b50;
const FILE_HEADER_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x1;
/** Only in archives beyond 4 GB or 65,535 entries, which are not read. */
const ZIP64 = 0xffffffff;
const MAX_DIRECTORY = 16 * 1024 * 1024;
/** An image is compressed already; a much better ratio is the mark of a zip bomb. */
const MAX_RATIO = 100;

/** The archive cannot or must not be read; the message is for the person who chose it. */
export class ZipError extends Error {}

export interface ZipEntry {
  /** Without its folder. */
  name: string;
  size: number;
  compressedSize: number;
  offset: number;
  method: number;
}

export interface ZipLimits {
  maxEntries: number;
  maxEntryBytes: number;
  maxTotalBytes: number;
}

/**
 * The files of a ZIP archive, from its directory. Checked before anything is unpacked: how many there are, how large they
 * say they are, and that they do not overlap. Names with a path to a parent folder are rejected.
 */
export async function readZipDirectory(file: FileHandle, limits: ZipLimits): Promise<ZipEntry[]> {
  const { size: length } = await file.stat();
  const tailLength = Math.min(length, END_LENGTH + MAX_COMMENT);
  const tail = await readAt(file, length - tailLength, tailLength);
  const end = findEndRecord(tail);
  const count = tail.readUInt16LE(end + 10);
  const directoryLength = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (count > limits.maxEntries)
    throw new ZipError(importErrors.zipTooManyFiles(limits.maxEntries.toLocaleString('en-IN')));
  if (directoryLength > MAX_DIRECTORY || start + directoryLength > length)
    throw new ZipError(importErrors.zipBroken);
  const entries = parseDirectory(await readAt(file, start, directoryLength), count);
  checkEntries(entries, length, limits);
  return entries;
}

function findEndRecord(tail: Buffer): number {
  for (let index = tail.length - END_LENGTH; index >= 0; index -= 1)
    if (tail.readUInt32LE(index) === END_RECORD) return index;
  throw new ZipError(importErrors.noZip);
}

function parseDirectory(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let index = 0;
  for (let number = 0; number < count; number += 1) {
    if (
      index + DIRECTORY_ENTRY_LENGTH > directory.length ||
      directory.readUInt32LE(index) !== DIRECTORY_ENTRY
    )
      throw new ZipError(importErrors.zipBroken);
    const nameLength = directory.readUInt16LE(index + 28);
    const nameStart = index + DIRECTORY_ENTRY_LENGTH;
    const path = directory.toString('utf8', nameStart, nameStart + nameLength);
    const entry = {
      name: nameOf(path),
      compressedSize: directory.readUInt32LE(index + 20),
      size: directory.readUInt32LE(index + 24),
      offset: directory.readUInt32LE(index + 42),
      method: directory.readUInt16LE(index + 10),
    };
    if (directory.readUInt16LE(index + 8) & ENCRYPTED) throw new ZipError(importErrors.zipPassword);
    if ([entry.size, entry.compressedSize, entry.offset].includes(ZIP64))
      throw new ZipError(importErrors.zipBroken);
    // a folder has no name
    if (entry.name !== '') entries.push(entry);
    index = nameStart + nameLength + directory.readUInt16LE(index + 30) + directory.readUInt16LE(index + 32);
  }
  return entries;
}

function nameOf(path: string): string {
  const parts = path.split(/[/\\]/);
  const isAbsolute = parts.length > 1 && (parts[0] === '' || /^[a-z]:$/i.test(parts[0] ?? ''));
  if (isAbsolute || parts.includes('..') || path.includes('\0')) throw new ZipError(importErrors.zipPath);
  return parts.at(-1) ?? '';
}

function checkEntries(
  entries: ZipEntry[],
  length: number,
  { maxEntryBytes, maxTotalBytes }: ZipLimits,
): void {
  let total = 0;
  let packed = 0;
  for (const { name, size, compressedSize, offset, method } of entries) {
    total += size;
    packed += compressedSize;
    // its stated size is what the limits are about
    if (method === STORED && size !== compressedSize) throw new ZipError(importErrors.zipBroken);
    if (Math.max(size, compressedSize) > maxEntryBytes)
      throw new ZipError(importErrors.zipFileTooLarge({ name, megabytes: inMegabytes(maxEntryBytes) }));
    if (size > MAX_RATIO * Math.max(compressedSize, 100)) throw new ZipError(importErrors.zipTooTight(name));
    if (offset + compressedSize > length) throw new ZipError(importErrors.zipBroken);
  }
  if (total > maxTotalBytes) throw new ZipError(importErrors.zipFilesTooLarge(inMegabytes(maxTotalBytes)));
  // entries that share their bytes unpack to far more than the archive has
  if (packed > length) throw new ZipError(importErrors.zipBroken);
}

const inMegabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Unpacks one file. It may not become larger than its entry says. */
export async function readZipEntry(
  file: FileHandle,
  { name, offset, method, size, compressedSize }: ZipEntry,
): Promise<Buffer> {
  const head = await readAt(file, offset, FILE_HEADER_LENGTH);
  if (head.readUInt32LE(0) !== FILE_HEADER) throw new ZipError(importErrors.zipBroken);
  const start = offset + FILE_HEADER_LENGTH + head.readUInt16LE(26) + head.readUInt16LE(28);
  const bytes = await readAt(file, start, compressedSize);
  if (method === STORED) return bytes;
  if (method !== DEFLATED) throw new ZipError(importErrors.zipMethod(name));
  const unpacked = await inflate(bytes, { maxOutputLength: Math.max(size, 1) }).catch(() => undefined);
  if (unpacked?.length !== size) throw new ZipError(importErrors.zipFileBroken(name));
  return unpacked;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead !== length) throw new ZipError(importErrors.zipBroken);
  return buffer;
}
