import { reject } from '../http/api-error.ts';
import { createRouter } from '../http/router.ts';
import { requestOrigin } from '../platform/request-origin.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { createImageFinder } from './find-image.ts';
import { sendVideo } from './send-video.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
const TYPES: Record<string, string> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

const VIDEOS = new Set(['mp4', 'webm']);

/** Resized images, and uploads in their original form. */
export function imagesRoutes(storage: Storage, dataDir: string) {
  const findImage = createImageFinder(storage, dataDir);
  return createRouter()
    .get('/pictures/:width/:file{.+}', async (context) => {
      const { width, file } = context.req.param();
      // whoever asks for many sizes that were never used waits in a lane of their own
      const origin = { address: context.get('address'), device: '' };
      const found = await requestOrigin.run(origin, () => findImage(width, file));
      if (!found) return reject(context, 'not-found');
      const isVersioned = context.req.query('v') !== undefined || file.startsWith('uploads/');
      return context.body(new Uint8Array(found.bytes), 200, {
        'Content-Type': `image/${found.format}`,
        'Cache-Control': isVersioned ? IMMUTABLE : ONE_HOUR,
      });
    })
    .get('/uploads/:file{.+}', async (context) => {
      const { file } = context.req.param();
      const extension = file.split('.').at(-1) ?? '';
      const type = TYPES[extension];
      if (type && VIDEOS.has(extension)) return sendVideo(context, storage, `/uploads/${file}`, type);
      const bytes = type && (await storage.read(`/uploads/${file}`));
      if (!type || !bytes) return reject(context, 'not-found');
      return context.body(new Uint8Array(bytes), 200, { 'Content-Type': type, 'Cache-Control': IMMUTABLE });
    });
}
