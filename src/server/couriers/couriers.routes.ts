import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  bookingForm,
  parcelList,
  parcelOrders,
  parcelResults,
  pickupForm,
  reattemptForm,
  shipment,
} from '../../contract/admin/couriers.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respond, respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import { bookParcel } from './book-parcel.ts';
import { cancelBooking, endTask } from './cancel-booking.ts';
import type { CourierDeps } from './courier-deps.ts';
import { getLabel, getShipment } from './get-shipment.ts';
import { bookParcels, getParcelFile, listParcels, requestPickups } from './many-parcels.ts';
import { reattemptDelivery } from './reattempt-delivery.ts';
import { receiveTracking } from './receive-tracking.ts';
import { askAboutOrder } from './track-parcels.ts';

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

const parcelResponses = {
  200: jsonResponse(shipment, 'The parcel'),
  400: errorResponse('bad-request'),
  404: errorResponse('parcel-not-found'),
  409: errorResponse('booking-refused'),
  503: errorResponse('courier-away'),
};

const cancelRoute = createRoute({
  method: 'delete',
  path: '/{id}/booking',
  tags,
  summary: 'Cancel the booking of a parcel that the courier does not have yet',
  request: { params: param },
  responses: parcelResponses,
});

const askRoute = createRoute({
  method: 'post',
  path: '/{id}/shipment/ask',
  tags,
  summary: 'Ask the courier now where the parcel is',
  request: { params: param },
  responses: parcelResponses,
});

const doneRoute = createRoute({
  method: 'post',
  path: '/{id}/shipment/done',
  tags,
  summary: 'Somebody has looked after what the newest report of the courier asked for',
  request: { params: param },
  responses: parcelResponses,
});

const reattemptRoute = createRoute({
  method: 'post',
  path: '/{id}/shipment/reattempt',
  tags,
  summary: 'Ask the courier to deliver once more what it could not deliver',
  request: { params: param, body: jsonBody(reattemptForm) },
  responses: parcelResponses,
});

const courierParam = z.object({ id: z.string().max(40) });
const ordersBody = { params: courierParam, body: jsonBody(parcelOrders) };
const pdf = { description: 'A PDF', content: { 'application/pdf': { schema: z.any() } } };
const manyResponses = {
  200: jsonResponse(parcelResults, 'What became of each order'),
  400: errorResponse('bad-request'),
  409: errorResponse('courier-not-offered'),
};
const fileResponses = {
  200: pdf,
  400: errorResponse('bad-request'),
  404: errorResponse('parcel-not-found'),
  409: errorResponse('booking-refused'),
  503: errorResponse('courier-away'),
};

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary:
    'Couriers that can be booked, parcels that wait for them, and those that somebody has to look after',
  responses: { 200: jsonResponse(parcelList, 'Parcels') },
});

const bookManyRoute = createRoute({
  method: 'post',
  path: '/{id}/book',
  tags,
  summary: 'Book the parcels of up to 50 orders; repeated, it books nothing twice',
  request: ordersBody,
  responses: manyResponses,
});

const pickupRoute = createRoute({
  method: 'post',
  path: '/{id}/pickup',
  tags,
  summary: 'Ask the courier to fetch the booked parcels of up to 50 orders',
  request: { ...ordersBody, body: jsonBody(pickupForm) },
  responses: manyResponses,
});

const manifestRoute = createRoute({
  method: 'post',
  path: '/{id}/manifest',
  tags,
  summary: 'The list that the courier signs when it fetches the parcels',
  request: ordersBody,
  responses: fileResponses,
});

const labelsRoute = createRoute({
  method: 'post',
  path: '/{id}/labels',
  tags,
  summary: 'The courier’s labels of the booked parcels of up to 50 orders, one PDF',
  request: ordersBody,
  responses: fileResponses,
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
    })
    .openapi(cancelRoute, async (context) => {
      const { id: orderId } = context.req.valid('param');
      const result = await cancelBooking(deps, { orderId, adminId: getCurrentUser(context).id });
      if (!result.ok) return respondWithError(context, result);
      return context.json(await getShipment(deps, orderId), 200);
    })
    .openapi(askRoute, async (context) => {
      const { id: orderId } = context.req.valid('param');
      const result = await askAboutOrder(deps, orderId);
      if (!result.ok) return respondWithError(context, result);
      return context.json(await getShipment(deps, orderId), 200);
    })
    .openapi(doneRoute, async (context) => {
      const { id: orderId } = context.req.valid('param');
      const result = await endTask(deps, { orderId, adminId: getCurrentUser(context).id });
      if (!result.ok) return respondWithError(context, result);
      return context.json(await getShipment(deps, orderId), 200);
    })
    .openapi(reattemptRoute, async (context) => {
      const { id: orderId } = context.req.valid('param');
      const { note } = context.req.valid('json');
      const result = await reattemptDelivery(deps, { orderId, adminId: getCurrentUser(context).id, note });
      if (!result.ok) return respondWithError(context, result);
      return context.json(await getShipment(deps, orderId), 200);
    });
}

/** Many parcels at once. */
export function parcelsAdminRoutes(deps: CourierDeps) {
  return createRouter()
    .openapi(listRoute, async (context) => context.json(await listParcels(deps), 200))
    .openapi(bookManyRoute, async (context) => {
      const request = { courierId: context.req.valid('param').id, ...context.req.valid('json') };
      return respond(
        context,
        await bookParcels(deps, { ...request, adminId: getCurrentUser(context).id }),
        200,
      );
    })
    .openapi(pickupRoute, async (context) => {
      const request = { courierId: context.req.valid('param').id, ...context.req.valid('json') };
      return respond(context, await requestPickups(deps, request), 200);
    })
    .openapi(manifestRoute, async (context) => {
      const request = { courierId: context.req.valid('param').id, ...context.req.valid('json') };
      const result = await getParcelFile(deps, 'manifest', request);
      if (!result.ok) return respondWithError(context, result);
      return context.body(new Uint8Array(result.value), 200, { 'Content-Type': 'application/pdf' });
    })
    .openapi(labelsRoute, async (context) => {
      const request = { courierId: context.req.valid('param').id, ...context.req.valid('json') };
      const result = await getParcelFile(deps, 'labels', request);
      if (!result.ok) return respondWithError(context, result);
      return context.body(new Uint8Array(result.value), 200, { 'Content-Type': 'application/pdf' });
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
