/** Maximum upload size in bytes. */
export const MAX_IMAGE = 5 * 1024 * 1024;
/** Decoding a larger image would take too much memory. */
export const MAX_PIXELS = 40_000_000;
/** A very long strip has few pixels but is slow to resize. Phone panoramas are shorter than this. */
export const MAX_IMAGE_SIDE = 16_384;

/** A logo may also be an SVG or WebP. It has fewer bytes than a photo. */
export const MAX_LOGO = 2 * 1024 * 1024;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** Detects the type from the content: a file name proves nothing. */
export function isPngOrJpeg(bytes: Uint8Array): boolean {
  return [PNG, JPEG].some((mark) => mark.every((byte, index) => bytes[index] === byte));
}

/** A WebP is a RIFF file with its own mark after the length. */
export function isWebp(bytes: Uint8Array): boolean {
  return ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP';
}

const MAX_PROLOGUE = 4096;
/** A comment ends at its first `-->`: if it could also end later, many comments would take exponential time. */
const SVG_START = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s>]/;

/** A document type could declare entities that grow without limit, so an SVG with one is not accepted. */
export function isSvg(bytes: Uint8Array): boolean {
  return SVG_START.test(ascii(bytes, 0, MAX_PROLOGUE));
}

/** Bytes as characters of the same number. A UTF-8 byte order mark becomes one character. */
function ascii(bytes: Uint8Array, from: number, to: number): string {
  const text = String.fromCharCode(...bytes.subarray(from, to));
  return text.startsWith('\u00EF\u00BB\u00BF') ? `\uFEFF${text.slice(3)}` : text;
}

const DATA_URL_START = /^data:image\/(?:png|jpeg);base64,/;
const PADDING = /={1,2}$/;
// one character at a time: a pattern for all of them remembers each, and runs out of stack on a large photo
const NOT_BASE64 = /[^A-Za-z0-9+/]/;

/** The base64 data of a PNG or JPEG data URL; undefined for any other URL. */
export function base64Image(url: string): string | undefined {
  const [start] = DATA_URL_START.exec(url) ?? [];
  if (start === undefined) return undefined;
  const data = url.slice(start.length);
  const digits = data.replace(PADDING, '');
  return digits === '' || NOT_BASE64.test(digits) ? undefined : data;
}
