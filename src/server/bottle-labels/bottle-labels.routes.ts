import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { bottleLabels, bottleLabelsQuery } from '../../contract/admin/bottle-labels.ts';
import { respond, respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import { getBottleLabels, type LabelDeps, printBottleLabels } from './print-bottle-labels.ts';

const params = z.object({ id: z.uuid() });

const getRoute = createRoute({
  method: 'get',
  path: '/{id}/labels',
  tags: ['Batches (admin)'],
  summary: 'What can be labelled of a batch',
  request: { params },
  responses: {
    200: jsonResponse(bottleLabels, 'Its sizes and the address in the QR code'),
    400: errorResponse('bad-request'),
    404: errorResponse('batch-not-found'),
  },
});
const labelsRoute = createRoute({
  method: 'get',
  path: '/{id}/labels.pdf',
  tags: ['Batches (admin)'],
  summary: 'Labels with the QR code of the bottle passport for the bottles of a batch, on sheets or a roll',
  request: { params, query: bottleLabelsQuery },
  responses: {
    200: { description: 'The file', content: { 'application/pdf': { schema: z.string() } } },
    400: errorResponse('bad-request'),
    404: errorResponse('batch-not-found'),
    503: errorResponse('busy'),
  },
});

export function bottleLabelsRoutes(deps: LabelDeps) {
  return createRouter()
    .openapi(getRoute, async (context) =>
      respond(context, await getBottleLabels(deps, context.req.valid('param').id), 200),
    )
    .openapi(labelsRoute, async (context) => {
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
