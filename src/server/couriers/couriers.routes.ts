import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { bookingForm, shipment } from '../../contract/admin/couriers.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import { bookParcel } from './book-parcel.ts';
import type { CourierDeps } from './courier-deps.ts';
import { getLabel, getShipment } from './get-shipment.ts';
import { receiveTracking } from './receive-tracking.ts';

const tags = ['Orders (admin)'];
const param = z.object({ id: z.uuid() });

const shipmentRoute = createRoute({
  method: 'get',
  path: '/{id}/shipment',
  tags,
  summary: 'The parcel of an order with what the courier reported, and the couriers that can be booked',
  request: { params: param },
  responses: { 200: jsonResponse(shipment, 'The parcel'), 400: errorResponse('bad-request') },
});

const bookingRoute = createRoute({
  method: 'post',
  path: '/{id}/booking',
  tags,
  summary: 'Book the parcel of a paid order with a courier, and ship the order with its tracking number',
  request: { params: param, body: jsonBody(bookingForm) },
  responses: {
    200: jsonResponse(shipment, 'The parcel'),
    400: errorResponse('bad-request'),
    404: errorResponse('order-not-found'),
    409: errorResponse('booking-refused'),
    503: errorResponse('courier-away'),
  },
});

const labelRoute = createRoute({
  method: 'get',
  path: '/{id}/label',
  tags,
  summary: 'The courier’s label of the parcel',
  request: { params: param },
  responses: {
    200: { description: 'A PDF', content: { 'application/pdf': { schema: z.any() } } },
    404: errorResponse('label-not-found'),
    503: errorResponse('courier-away'),
  },
});

const trackingRoute = createRoute({
  method: 'post',
  path: '/couriers/{id}',
  tags: ['Webhooks'],
  summary: 'Events of a courier, signed over the body’s bytes',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: jsonResponse(z.object({ received: z.literal(true) }), 'Saved'),
    400: errorResponse('bad-signature'),
    404: errorResponse('not-found'),
  },
});

export function couriersAdminRoutes(deps: CourierDeps) {
  return createRouter()
    .openapi(shipmentRoute, async (context) =>
      context.json(await getShipment(deps, context.req.valid('param').id), 200),
    )
    .openapi(bookingRoute, async (context) => {
      const { id: orderId } = context.req.valid('param');
      const request = { orderId, adminId: getCurrentUser(context).id, input: context.req.valid('json') };
      const result = await bookParcel(deps, request);
      if (!result.ok) return respondWithError(context, result);
      return context.json(await getShipment(deps, orderId), 200);
    })
    .openapi(labelRoute, async (context) => {
      const result = await getLabel(deps, context.req.valid('param').id);
      if (!result.ok) return respondWithError(context, result);
      return context.body(new Uint8Array(result.value), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'inline; filename="label.pdf"',
      });
    });
}

export function couriersWebhookRoutes(deps: CourierDeps) {
  return createRouter().openapi(trackingRoute, async (context) => {
    const result = await receiveTracking(deps, context.req.valid('param').id, {
      body: new Uint8Array(await context.req.raw.arrayBuffer()),
      headers: context.req.raw.headers,
    });
    return result.ok ? context.json({ received: true as const }, 200) : respondWithError(context, result);
  });
}
