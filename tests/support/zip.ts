import { crc32, deflateRawSync } from 'node:zlib';

interface ZipFile {
  name: string;
  bytes: Uint8Array;
  isStored?: boolean;
  /** What the archive says about the size, for archives that lie. */
  statedSize?: number;
  isEncrypted?: boolean;
}

/** A ZIP archive as common programs write it. */
export function zip(files: readonly ZipFile[]): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, isStored = false, statedSize = bytes.length, isEncrypted = false } of files) {
    const path = Buffer.from(name);
    const packed = isStored ? Buffer.from(bytes) : deflateRawSync(bytes);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    shared.writeUInt16LE(isStored ? 0 : 8, 4);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(statedSize, 18);
    shared.writeUInt16LE(path.length, 22);
    parts.push(signature(0x04034b50), shared, path, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(signature(0x02014b50), Buffer.from([20, 0]), shared, place, path);
    offset += 30 + path.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
