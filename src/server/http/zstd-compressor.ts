import { constants, createZstdCompress } from 'node:zlib';

/** The results of several lists of foods fit into it: another piece takes another turn of the thread. */
const PIECE_BYTES = 128 * 1024;

/**
 * Compresses one body after the other in a thread of Node's pool, always with the same compressor. A new one for each body takes longer to allocate
 * than to compress a list of foods, and survives until the whole heap is collected.
 */
export function createZstdCompressor(level: number): (bytes: Buffer) => Promise<Buffer<ArrayBuffer>> {
  const open = () => {
    let pieces: Buffer<ArrayBuffer>[] = [];
    const stream = createZstdCompress({
      params: { [constants.ZSTD_c_compressionLevel]: level },
      // every write is a whole frame
      flush: constants.ZSTD_e_end,
      chunkSize: PIECE_BYTES,
    });
    stream.on('data', (piece: Buffer<ArrayBuffer>) => pieces.push(piece));
    // each write hears of it too
    stream.on('error', () => {});
    const take = (): Buffer<ArrayBuffer> => {
      const [first, ...others] = pieces;
      const body = first && others.length === 0 ? first : Buffer.concat(pieces);
      pieces = [];
      return body;
    };
    return { stream, take };
  };
  let current: ReturnType<typeof open> | undefined;
  return (bytes) => {
    if (!current || current.stream.destroyed) current = open();
    const { stream, take } = current;
    return new Promise((resolve, reject) => {
      stream.write(bytes, (error) => (error ? reject(error) : resolve(take())));
    });
  };
}
