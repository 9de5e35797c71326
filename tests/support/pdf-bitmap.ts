import { inflateSync } from 'node:zlib';

interface Bitmap {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Matrix = readonly [number, number, number, number, number, number];

const POINTS_PER_INCH = 72;
const CHANNELS = 4;
const WHITE = 255;

/**
 * The filled rectangles of the first page as a printer sets its dots: one is black when its middle lies in a rectangle. Texts are
 * left out. `box` is the part of the page in points, from the upper left corner.
 */
export function bitmapOfPdf(pdf: Buffer, dpi: number, box: Box): Bitmap {
  const file = pdf.toString('latin1');
  const pageHeight = Number(/\/MediaBox \[0 0 \S+ (\S+)\]/.exec(file)?.[1]);
  const packed = /stream\n(x[\s\S]*?)\nendstream/.exec(file)?.[1] ?? '';
  const content = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  const scale = dpi / POINTS_PER_INCH;
  const [width, height] = [Math.round(box.width * scale), Math.round(box.height * scale)];
  const data = new Uint8ClampedArray(width * height * CHANNELS).fill(WHITE);
  for (const bar of filledBoxes(content, pageHeight)) {
    const [left, right] = [(bar.x - box.x) * scale, (bar.x + bar.width - box.x) * scale];
    const [top, bottom] = [(bar.y - box.y) * scale, (bar.y + bar.height - box.y) * scale];
    for (let y = Math.max(0, Math.ceil(top - 0.5)); y < Math.min(height, bottom - 0.5); y++)
      for (let x = Math.max(0, Math.ceil(left - 0.5)); x < Math.min(width, right - 0.5); x++)
        data.fill(0, (y * width + x) * CHANNELS, (y * width + x) * CHANNELS + CHANNELS - 1);
  }
  return { data, width, height };
}

/** The image as a phone held by hand sees it, one frame after the other: each a little more turned. */
export function* framesOf({ data, width, height }: Bitmap): Generator<Bitmap> {
  for (const angle of [0, 0.05, -0.08, 0.15, -0.2, 0.3]) {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const frame = new Uint8ClampedArray(data.length).fill(WHITE);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const [right, down] = [x - width / 2, y - height / 2];
        const fromX = Math.round(right * cos + down * sin + width / 2);
        const fromY = Math.round(down * cos - right * sin + height / 2);
        if (fromX < 0 || fromX >= width || fromY < 0 || fromY >= height) continue;
        const from = (fromY * width + fromX) * CHANNELS;
        frame.set(data.subarray(from, from + CHANNELS), (y * width + x) * CHANNELS);
      }
    yield { data: frame, width, height };
  }
}

function filledBoxes(content: string, pageHeight: number): Box[] {
  const filled: Box[] = [];
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let path: Box[] = [];
  let operands: number[] = [];
  for (const token of content.split(/\s+/)) {
    if (token !== '' && Number.isFinite(Number(token))) {
      operands.push(Number(token));
      continue;
    }
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = operands.splice(-6);
    if (token === 'q') saved.push(matrix);
    if (token === 'Q') matrix = saved.pop() ?? matrix;
    if (token === 'cm') matrix = multiply([a, b, c, d, e, f], matrix);
    if (token === 're') path.push(placed({ x: a, y: b, width: c, height: d }, matrix, pageHeight));
    if (token === 'f' || token === 'f*') filled.push(...path);
    if (['f', 'f*', 'S', 'n'].includes(token)) path = [];
    operands = [];
  }
  return filled;
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

/** On the page, with the origin in the upper left corner. */
function placed({ x, y, width, height }: Box, [a, , , d, e, f]: Matrix, pageHeight: number): Box {
  const [left, right] = [x * a + e, (x + width) * a + e].toSorted((one, other) => one - other) as [
    number,
    number,
  ];
  const [top, bottom] = [pageHeight - (y * d + f), pageHeight - ((y + height) * d + f)].toSorted(
    (one, other) => one - other,
  ) as [number, number];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
