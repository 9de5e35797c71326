import {
  BinaryBitmap,
  Code39Reader,
  Code128Reader,
  DataMatrixReader,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  type Reader,
  RGBLuminanceSource,
} from '@zxing/library';

/** Pixels as a canvas has them: red, green, blue, alpha. */
interface Pixels {
  data: ArrayLike<number>;
  width: number;
  height: number;
}

const CHANNELS = 4;
const HINTS = new Map([[DecodeHintType.TRY_HARDER, true]]);
/** What couriers print. The first that finds something counts: bars without a check digit come last. */
const readers: readonly Reader[] = [
  new Code128Reader(),
  new QRCodeReader(),
  new DataMatrixReader(),
  new Code39Reader(),
];

/** The text of a barcode; undefined when the image has none. */
export function decodeImage(image: Pixels): string | undefined {
  const bitmap = new BinaryBitmap(
    new HybridBinarizer(new RGBLuminanceSource(greyOf(image), image.width, image.height)),
  );
  for (const reader of readers) {
    try {
      return reader.decode(bitmap, HINTS).getText();
    } catch {
      // the library throws where it finds nothing
      reader.reset();
    }
  }
  return undefined;
}

/** Green counts twice: the eye, and the library itself, weigh colours so. */
function greyOf({ data, width, height }: Pixels): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at++) {
    const start = at * CHANNELS;
    const [red = 0, green = 0, blue = 0] = [data[start], data[start + 1], data[start + 2]];
    grey[at] = (red + 2 * green + blue) / CHANNELS;
  }
  return grey;
}
