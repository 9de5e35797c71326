import { crc32 } from 'node:zlib';

export interface ZipFile {
  name: string;
  content: Uint8Array;
}

const VERSION = 20;
const UTF8_NAMES = 0x0800;
const STORED = 0;
/** 1 January 1980: a file has no date of its own. */
const DOS_DATE = 0x0021;
const MAX_FILES = 0xffff;
const MAX_BYTES = 0xffffffff;

/** A ZIP archive, written file by file: memory is needed for one file and the directory. PDFs are compressed already, so files are stored. */
export async function* zipOf(files: Iterable<ZipFile> | AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of files) {
    const title = Buffer.from(name, 'utf8');
    const common = commonFields(content, title.length);
    const head = Buffer.concat([numbers([4, 0x04034b50], [2, VERSION]), common, numbers([2, 0]), title]);
    directory.push(
      Buffer.concat([
        numbers([4, 0x02014b50], [2, VERSION], [2, VERSION]),
        common,
        numbers([2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
        title,
      ]),
    );
    offset += head.length + content.length;
    if (directory.length > MAX_FILES || offset > MAX_BYTES) throw new Error('the archive is too large');
    yield head;
    yield content;
  }
  const entries = Buffer.concat(directory);
  const count = directory.length;
  yield entries;
  yield numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, entries.length],
    [4, offset],
    [2, 0],
  );
}

function commonFields(content: Uint8Array, nameLength: number): Buffer {
  const { length } = content;
  return numbers(
    [2, UTF8_NAMES],
    [2, STORED],
    [2, 0],
    [2, DOS_DATE],
    [4, crc32(content)],
    [4, length],
    [4, length],
    [2, nameLength],
  );
}

/** Numbers of so many bytes each, the lowest byte first. */
function numbers(...fields: [bytes: 2 | 4, value: number][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
