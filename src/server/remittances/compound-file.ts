/**
 * Excel 97-2003 keeps a workbook as a stream inside a compound file: a small file system of sectors whose chains are in a table.
 * Every number in it may be a lie. A chain longer than the file, a sector outside of it and a stream that is shorter than
 * stated are a `RangeError`, like every read past the end of a buffer.
 */

/** Each larger number is a mark: the chain ends, the sector is free or has a part of the table. */
const LAST_SECTOR = 0xfffffffa;
const HEADER_TABLE = { at: 76, count: 109 };
const ENTRY_BYTES = 128;
const STREAM = 2;

interface Chains {
  /** The bytes of all sectors of a chain. */
  read(first: number): Buffer;
}

/** The stream with this name, undefined if there is none. */
export function readStream(bytes: Uint8Array, name: string): Buffer | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectorBytes = 1 << file.readUInt16LE(30);
  const miniBytes = 1 << file.readUInt16LE(32);
  if (![512, 4096].includes(sectorBytes) || miniBytes !== 64) throw new RangeError('unknown sectors');
  const sectors = sectorsOf(file.subarray(sectorBytes), sectorBytes);
  const chains = chainsOf(sectors, tableOf(file, sectors));
  const entries = entriesOf(chains.read(file.readUInt32LE(48)));
  const found = entries.find((entry) => entry.type === STREAM && entry.name === name);
  if (!found) return undefined;
  if (found.size >= file.readUInt32LE(56)) return cut(chains.read(found.first), found.size);
  // small streams share the sectors of the first entry, the root, and have a table of their own
  const shared = chains.read(entries[0]?.first ?? LAST_SECTOR);
  const minis = sectorsOf(shared, miniBytes);
  return cut(chainsOf(minis, chains.read(file.readUInt32LE(60))).read(found.first), found.size);
}

function cut(stream: Buffer, size: number): Buffer {
  if (stream.length < size) throw new RangeError('the stream ends too early');
  return stream.subarray(0, size);
}

interface Sectors {
  count: number;
  bytes: number;
  at(index: number): Buffer;
}

/** The last one may be cut off: some programs do not fill it up. */
function sectorsOf(content: Buffer, bytes: number): Sectors {
  const count = Math.ceil(content.length / bytes);
  return {
    count,
    bytes,
    at: (index) => {
      if (index >= count) throw new RangeError('no such sector');
      return content.subarray(index * bytes, (index + 1) * bytes);
    },
  };
}

/** The table of chains: the first of its sectors are named in the header, the others in a chain of lists. */
function tableOf(file: Buffer, sectors: Sectors): Buffer {
  const perSector = sectors.bytes / 4;
  // a table has an entry for each sector; the header has room for more than a small file needs
  const maxSectors = Math.ceil(sectors.count / perSector) + HEADER_TABLE.count;
  const parts: Buffer[] = [];
  const add = (list: Buffer) => {
    for (let at = 0; at < list.length; at += 4) {
      const sector = list.readUInt32LE(at);
      if (sector >= LAST_SECTOR) continue;
      if (parts.push(sectors.at(sector)) > maxSectors)
        throw new RangeError('the table is larger than the file');
    }
  };
  const { at, count } = HEADER_TABLE;
  add(file.subarray(at, at + count * 4));
  let next = file.readUInt32LE(68);
  for (let step = 0; next < LAST_SECTOR; step += 1) {
    if (step > sectors.count) throw new RangeError('the lists of the table are a loop');
    const list = sectors.at(next);
    add(list.subarray(0, -4));
    next = list.readUInt32LE(sectors.bytes - 4);
  }
  return Buffer.concat(parts);
}

function chainsOf(sectors: Sectors, table: Buffer): Chains {
  return {
    read: (first) => {
      const parts: Buffer[] = [];
      for (let sector = first; sector < LAST_SECTOR; sector = table.readUInt32LE(sector * 4)) {
        if (parts.push(sectors.at(sector)) > sectors.count) throw new RangeError('the chain is a loop');
      }
      return Buffer.concat(parts);
    },
  };
}

function entriesOf(directory: Buffer) {
  return Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, index) => {
    const entry = directory.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES);
    const nameBytes = Math.min(entry.readUInt16LE(64), 64);
    return {
      // without the zero at its end
      name: entry.toString('utf16le', 0, Math.max(nameBytes - 2, 0)),
      type: entry.readUInt8(66),
      first: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}
