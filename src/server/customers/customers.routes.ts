import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  customerDetail,
  customerId,
  customerNoteForm,
  customerTagsForm,
} from '../../contract/admin/customers.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respond, respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { getCustomer } from './get-customer.ts';
import { addNote, changeTags, removeNote } from './note-customer.ts';

const tags = ['Customers (admin)'];
const params = z.object({ id: customerId });
const responses = {
  200: jsonResponse(customerDetail, 'The customer'),
  400: errorResponse('bad-request'),
  404: errorResponse('user-not-found'),
};

const detailRoute = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'A customer with orders, figures, notes and tags; without an account by mobile number',
  request: { params },
  responses,
});

const addNoteRoute = createRoute({
  method: 'post',
  path: '/{id}/notes',
  tags,
  summary: 'Note something about a customer',
  request: { params, body: jsonBody(customerNoteForm) },
  responses,
});

const removeNoteRoute = createRoute({
  method: 'delete',
  path: '/{id}/notes/{noteId}',
  tags,
  summary: 'Delete a note',
  request: { params: params.extend({ noteId: z.uuid() }) },
  responses,
});

const tagsRoute = createRoute({
  method: 'put',
  path: '/{id}/tags',
  tags,
  summary: 'Replace the tags of a customer',
  request: { params, body: jsonBody(customerTagsForm) },
  responses,
});

export function customersRoutes(db: Db) {
  return createRouter()
    .openapi(detailRoute, async (context) =>
      respond(context, await getCustomer(db, context.req.valid('param').id), 200),
    )
    .openapi(addNoteRoute, async (context) => {
      const { id } = context.req.valid('param');
      const adminId = getCurrentUser(context).id;
      const result = await addNote(db, { id, adminId, ...context.req.valid('json') });
      if (!result.ok) return respondWithError(context, result);
      return respond(context, await getCustomer(db, id), 200);
    })
    .openapi(removeNoteRoute, async (context) => {
      const { id, noteId } = context.req.valid('param');
      const result = await removeNote(db, { id, noteId, adminId: getCurrentUser(context).id });
      if (!result.ok) return respondWithError(context, result);
      return respond(context, await getCustomer(db, id), 200);
    })
    .openapi(tagsRoute, async (context) => {
      const { id } = context.req.valid('param');
      const adminId = getCurrentUser(context).id;
      const result = await changeTags(db, { id, adminId, ...context.req.valid('json') });
      if (!result.ok) return respondWithError(context, result);
      return respond(context, await getCustomer(db, id), 200);
    });
}
