import { createRoute } from '@hono/zod-openapi';
import { type FieldRecord, fieldForm, fieldParams, storedFields } from '../../contract/extra-fields.ts';
import type { FieldDefinition } from '../../extension/field-definitions.ts';
import type { StaffRight } from '../../rules/staff-rights.ts';
import { rejectRight } from '../http/api-error.ts';
import { getCurrentUser, lacksRight } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respond } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { changeFields, getFields } from './change-fields.ts';

type Rights = Readonly<Record<FieldRecord, StaffRight>>;
const readRights: Rights = { food: 'read-foods', order: 'read-orders', customer: 'customers' };
const writeRights: Rights = { food: 'catalogue', order: 'manage-orders', customer: 'customers' };

const tags = ['Extra fields (admin)'];
const fields = jsonResponse(storedFields, 'The values');

const getRoute = createRoute({
  method: 'get',
  path: '/{on}/{id}',
  tags,
  summary: 'The extra fields of a food, order or customer, as extensions declare them',
  request: { params: fieldParams },
  responses: {
    200: fields,
    400: errorResponse('bad-request'),
    404: errorResponse('not-found'),
    409: errorResponse('right-missing'),
  },
});

const putRoute = createRoute({
  method: 'put',
  path: '/{on}/{id}',
  tags,
  summary: 'Change extra fields; omitted ones stay as they are',
  request: { params: fieldParams, body: jsonBody(fieldForm) },
  responses: {
    200: fields,
    400: errorResponse('bad-request'),
    404: errorResponse('not-found'),
    409: errorResponse('right-missing'),
  },
});

export function extraFieldsRoutes(db: Db, definitions: readonly FieldDefinition[]) {
  return createRouter()
    .openapi(getRoute, async (context) => {
      const record = context.req.valid('param');
      const right = readRights[record.on];
      if (lacksRight(context, right)) return rejectRight(context, right);
      return respond(context, await getFields(db, definitions, record), 200);
    })
    .openapi(putRoute, async (context) => {
      const record = context.req.valid('param');
      const right = writeRights[record.on];
      if (lacksRight(context, right)) return rejectRight(context, right);
      const result = await changeFields(db, definitions, {
        ...record,
        actorId: getCurrentUser(context).id,
        input: context.req.valid('json').fields,
      });
      return respond(context, result, 200);
    });
}
