import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { bottleLabelsQuery } from '../../contract/admin/bottle-labels.ts';
import { respondWithError } from '../http/respond.ts';
import { errorResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import { type LabelDeps, printBottleLabels } from './print-bottle-labels.ts';

const labelsRoute = createRoute({
  method: 'get',
  path: '/{id}/labels.pdf',
  tags: ['Batches (admin)'],
  summary: 'Labels with the QR code of the bottle passport for the bottles of a batch, on sheets or a roll',
  request: { params: z.object({ id: z.uuid() }), query: bottleLabelsQuery },
  responses: {
    200: { description: 'The file', content: { 'application/pdf': { schema: z.string() } } },
    400: errorResponse('bad-request'),
    404: errorResponse('batch-not-found'),
    503: errorResponse('busy'),
  },
});

export function bottleLabelsRoutes(deps: LabelDeps) {
  return createRouter().openapi(labelsRoute, async (context) => {
    const query = context.req.valid('query');
    const printed = await printBottleLabels(deps, context.req.valid('param').id, query);
    if (!printed.ok) return respondWithError(context, printed);
    return context.body(new Uint8Array(printed.value.pdf), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="labels-${printed.value.code}.pdf"`,
      'Cache-Control': 'no-store',
    });
  });
}
