import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export function png(background = '#8a5a1c', size = 60): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A phone photo with location and camera in its EXIF data. */
export function jpegWithGps(background = '#1c5a8a'): Promise<Buffer> {
  return sharp({ create: { width: 80, height: 40, channels: 3, background } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Secret phone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '11/1 0/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '76/1 57/1 0/1',
      },
    })
    .toBuffer();
}

/** A few bytes that claim 50,000 by 50,000 pixels. */
export function bomb(): Buffer {
  return pngOf(50_000, 50_000, 2, Buffer.alloc(1000));
}

/** A complete black PNG of this size, in a few kilobytes. */
export function blackPng(width: number, height: number): Buffer {
  return pngOf(width, height, 0, Buffer.alloc(height * (width + 1)));
}

function pngOf(width: number, height: number, colourType: 0 | 2, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, colourType, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A polyglot: a PNG at its start, a script at its end. */
export async function polyglot(): Promise<Buffer> {
  return Buffer.concat([await png(), Buffer.from('<html><script>alert(1)</script></html>')]);
}

export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

export function dataUrl(bytes: Buffer, type = 'image/png'): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}
