import { createRoute, z } from '@hono/zod-openapi';
import { tooManyRequests } from '../http/api-error.ts';
import { getCurrentUser, lacksRight } from '../http/current-user.ts';
import { respondWithError } from '../http/respond.ts';
import { errorResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Database } from '../platform/db/db.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { createCreditNoteFiles } from './credit-note-files.ts';
import { getCreditNote } from './get-credit-note.ts';

const getRoute = createRoute({
  method: 'get',
  path: '/{id}',
  tags: ['Orders'],
  summary: 'The credit note of a refund, as PDF: a customer gets their own, an admin any',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: { description: 'The credit note', content: { 'application/pdf': { schema: z.string() } } },
    404: errorResponse('not-found'),
    429: errorResponse('too-many'),
    503: errorResponse('busy'),
  },
});

/** Drawing a new note takes time: the rate limit stops one user from blocking the others. */
const PER_MINUTE = { customer: 30, admin: 300 };

export function creditNotesRoutes({ db, pool }: Database, storage: Storage) {
  const fileOf = createCreditNoteFiles(db, storage);
  const perCustomer = createRateLimit(pool, 'credit-notes', { points: PER_MINUTE.customer, seconds: 60 });
  const perAdmin = createRateLimit(pool, 'credit-notes-admin', { points: PER_MINUTE.admin, seconds: 60 });
  return createRouter().openapi(getRoute, async (context) => {
    const { id } = context.req.valid('param');
    const user = getCurrentUser(context);
    const isAdmin = user.isAdmin && !lacksRight(context, 'read-orders');
    const wait = await (isAdmin ? perAdmin : perCustomer).consume(user.id);
    if (wait > 0) return tooManyRequests(context, wait);
    const note = await getCreditNote(db, id, { id: user.id, isAdmin });
    if (!note.ok) return respondWithError(context, note);
    const { filename, content, contentType } = await fileOf(note.value);
    return context.body(new Uint8Array(content), 200, {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${filename}"`,
    });
  });
}
