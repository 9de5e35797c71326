import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { auditEntry, auditQuery } from '../../contract/admin/audit.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import { orderNumbers } from '../orders/read-orders.ts';
import type { Db } from '../platform/db/db.ts';
import { selectAudit } from './audit.store.ts';

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags: ['Audit (admin)'],
  summary: 'Who changed what, newest first',
  request: { query: auditQuery },
  responses: { 200: jsonResponse(z.array(auditEntry), 'Changes'), 400: errorResponse('bad-request') },
});

export function auditRoutes(db: Db) {
  return createRouter().openapi(listRoute, async (context) => {
    const rows = await selectAudit(db, context.req.valid('query'));
    const orderIds = rows.flatMap(({ entry }) => orderIdOf(entry.target) ?? []);
    const numbers = await orderNumbers(db, [...new Set(orderIds)]);
    return context.json(
      rows.map(({ entry: { id, at, action, target, changes }, actor }) => {
        const orderId = orderIdOf(target);
        const number = orderId && numbers.get(orderId);
        const order = orderId && number ? { _id: orderId, number } : null;
        return { id, at: at.toISOString(), actor, action, target, order, changes };
      }),
      200,
    );
  });
}

function orderIdOf(target: string): string | undefined {
  return /^order ([0-9a-f-]{36})$/.exec(target)?.[1];
}
