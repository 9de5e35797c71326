import { ui } from '../../messages/ui.ts';
import { isPngOrJpeg, MAX_IMAGE } from '../../rules/upload.ts';

const MAX_SIDE = 1600;
const QUALITY = 0.86;

/** Scales a PNG or JPEG down to the largest size that a page shows, for a short upload; a string is an error message. */
export async function shrinkImage(file: File): Promise<Blob | string> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (!isPngOrJpeg(head)) return ui.wrongImage;
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return ui.brokenImage;
  const scale = MAX_SIDE / Math.max(image.width, image.height);
  if (scale >= 1 && file.size <= MAX_IMAGE) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * Math.min(1, scale));
  canvas.height = Math.round(image.height * Math.min(1, scale));
  const drawing = canvas.getContext('2d');
  if (!drawing) return file;
  // JPEG has no transparency: transparent areas would become black
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  return (await promise) ?? file;
}
