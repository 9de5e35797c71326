import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { tooManyRequests } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { respond } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Database } from '../platform/db/db.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { receiveVideo } from './receive-video.ts';

/** Per admin: a film has up to 30 MB, and the disk is not endless. */
const PER_HOUR = 60;
const film = { schema: z.string().meta({ format: 'binary' }) };

const uploadRoute = createRoute({
  method: 'post',
  path: '/',
  tags: ['Images (admin)'],
  summary: 'Upload a film as the body of the request: MP4 (H.264, AV1) or WebM, at most 30 MB',
  request: { body: { required: true, content: { 'video/mp4': film, 'video/webm': film } } },
  responses: {
    200: jsonResponse(z.object({ videoUrl: z.string() }), 'URL of the film'),
    400: errorResponse('wrong-video'),
    413: errorResponse('video-too-large'),
    429: errorResponse('too-many'),
    503: errorResponse('storage-away'),
  },
});

export function videosRoutes({ pool }: Database, storage: Storage, dataDir: string) {
  const perAdmin = createRateLimit(pool, 'videos', { points: PER_HOUR, seconds: 3600 });
  return createRouter().openapi(uploadRoute, async (context) => {
    const wait = await perAdmin.consume(getCurrentUser(context).id);
    if (wait > 0) return tooManyRequests(context, wait);
    return respond(context, await receiveVideo(storage, dataDir, context.req.raw.body), 200);
  });
}
