import { createRoute, z } from '@hono/zod-openapi';
import { reject } from '../http/api-error.ts';
import { respond } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { saveImage } from './save-image.ts';

const form = z.object({
  image: z.file().openapi({ type: 'string', format: 'binary', description: 'A JPG or PNG, at most 5 MB' }),
});

const upload = createRoute({
  method: 'post',
  path: '/',
  tags: ['Images (admin)'],
  summary: 'Upload an image',
  request: { body: { required: true, content: { 'multipart/form-data': { schema: form } } } },
  responses: {
    200: jsonResponse(z.object({ imageUrl: z.string() }), 'URL of the image'),
    400: errorResponse('wrong-picture'),
    413: errorResponse('picture-too-large'),
    503: errorResponse('storage-away'),
  },
});

export function uploadRoutes(storage: Storage) {
  return createRouter().openapi(
    upload,
    async (context) => {
      const { image } = context.req.valid('form');
      return respond(context, await saveImage(storage, new Uint8Array(await image.arrayBuffer())), 200);
    },
    (result, context) => (result.success ? undefined : reject(context, 'no-picture')),
  );
}
