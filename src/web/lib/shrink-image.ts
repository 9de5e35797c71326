import { isPngOrJpeg, LARGEST_PICTURE, WRONG_PICTURE } from '../../rules/upload.ts';

const LARGEST_SIDE = 1600;
const QUALITY = 0.86;

/** A PNG or JPEG no larger than a page can show, so that a phone's photo does not take minutes to send; or what is wrong, in words. */
export async function shrinkPicture(file: File): Promise<Blob | string> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (!isPngOrJpeg(head)) return WRONG_PICTURE;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return 'This picture cannot be read. Please choose another one.';
  const scale = LARGEST_SIDE / Math.max(picture.width, picture.height);
  if (scale >= 1 && file.size <= LARGEST_PICTURE) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * Math.min(1, scale));
  canvas.height = Math.round(picture.height * Math.min(1, scale));
  const brush = canvas.getContext('2d');
  if (!brush) return file;
  // a JPEG knows no transparency, and what is left empty would be black
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  return (await promise) ?? file;
}
