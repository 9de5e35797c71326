/** Maximum upload size in bytes. */
export const MAX_IMAGE = 5 * 1024 * 1024;
/** Decoding a larger image would take too much memory. */
export const MAX_PIXELS = 40_000_000;
/** A very long strip has few pixels but is slow to resize. Phone panoramas are shorter than this. */
export const MAX_IMAGE_SIDE = 16_384;
export const MAX_IMAGE_MESSAGE =
  'The picture is too large. It may have 5 MB, 40 megapixels and 16,384 pixels a side.';
export const WRONG_IMAGE = 'Only JPG or PNG type is allowed';
export const NO_IMAGE = 'Upload file is not selected!';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** Detects the type from the content: a file name proves nothing. */
export function isPngOrJpeg(bytes: Uint8Array): boolean {
  return [PNG, JPEG].some((mark) => mark.every((byte, index) => bytes[index] === byte));
}

const DATA_URL = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/;

/** The base64 data of a PNG or JPEG data URL; undefined for any other URL. */
export function base64Image(url: string): string | undefined {
  return DATA_URL.exec(url)?.[1];
}
