import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { controlRoutes } from './control.ts';
import { failedDeliveryRoutes } from './failed-deliveries.ts';
import type { ShiprocketOptions } from './options.ts';
import { papersRoutes } from './papers.ts';
import { bodyOf, idsOf } from './request-body.ts';
import type { CourierStore, SimulatedOrder } from './store.ts';
import { createBody, trackingOf } from './wire.ts';

const PICKUP_PINCODE = '641001';
/** By ship only. */
const NOT_SERVED = /^(744|682555)/;
const NO_CASH = /^(19|79)/;
const SILENCE_MS = 20_000;
/** A fault of this kind belongs to one call. */
const BUSINESS_FAULTS = ['not-served', 'no-cash', 'awb-refused', 'no-credit'];

/** Simulates Shiprocket's API. It has no sandbox of its own: every call there is real and costs money. */
export function shiprocketSandbox(options: ShiprocketOptions): Hono {
  const { store } = options;
  let token = 'sandbox-token-1';
  let logins = 1;
  const app = new Hono();
  const api = app.basePath('/v1/external');

  api.post('/auth/login', async (context) => {
    const body = await bodyOf(context);
    store.nextFault('POST /auth/login');
    const isKnown =
      isSame(String(body.email), options.email) && isSame(String(body.password), options.password);
    if (!isKnown)
      return context.json({ message: 'Invalid email and password combination', status_code: 400 }, 400);
    logins += 1;
    token = `sandbox-token-${logins}`;
    return context.json({
      id: 1,
      first_name: 'API',
      last_name: 'USER',
      email: body.email,
      company_id: 1,
      token,
    });
  });

  api.use(async (context, next) => {
    if (context.req.path.endsWith('/auth/login')) return next();
    const call = `${context.req.method} ${context.req.path.replace(/^.*\/v1\/external/, '')}`;
    if (call.startsWith('GET /files/')) return next();
    const planned = store.nextFault(call)?.fault;
    if (planned === 'error-401') token = '';
    if (context.req.header('Authorization') !== `Bearer ${token}`)
      return context.json({ message: 'Token has expired', status_code: 401 }, 401);
    if (planned === 'busy') return context.json({ message: 'Too Many Attempts.' }, 429);
    if (planned === 'error-500') return context.json({ message: 'Server Error' }, 500);
    if (planned === 'silent') return silence(context, options.stopped);
    if (planned && BUSINESS_FAULTS.includes(planned)) context.set('fault' as never, planned as never);
    await next();
    if (planned === 'error-500-after')
      context.res = Response.json({ message: 'Server Error' }, { status: 500 });
    if (planned === 'silent-after') context.res = await silence(context, options.stopped);
    await store.save();
  });

  api.get('/settings/company/pickup', (context) =>
    context.json({
      data: { shipping_address: [{ id: 1, pickup_location: 'Primary', pin_code: PICKUP_PINCODE }] },
    }),
  );

  api.get('/courier/serviceability/', (context) => {
    const pincode = context.req.query('delivery_postcode') ?? '';
    const wantsCash = context.req.query('cod') === '1';
    if (NOT_SERVED.test(pincode) || faultOf(context) === 'not-served')
      return context.json({ status: 404, message: 'No courier serviceable for this pincode' });
    const isWithoutCash = NO_CASH.test(pincode) || faultOf(context) === 'no-cash';
    if (wantsCash && isWithoutCash)
      return context.json({ status: 404, message: 'COD is not serviceable for this pincode' });
    return context.json({
      status: 200,
      data: {
        available_courier_companies: [
          {
            courier_company_id: 10,
            courier_name: 'Xpressbees Surface',
            rate: 62.5,
            cod: isWithoutCash ? 0 : 1,
          },
        ],
        recommended_courier_company_id: 10,
      },
    });
  });

  api.post('/orders/create/adhoc', async (context) => {
    const parsed = createBody.safeParse(await bodyOf(context));
    if (!parsed.success) {
      const fields = z.flattenError(parsed.error).fieldErrors;
      return context.json({ message: 'Oops! Invalid Data.', errors: fields, status_code: 422 }, 422);
    }
    const { order_id: reference, billing_pincode: pincode, payment_method, sub_total } = parsed.data;
    if (store.byReference(reference))
      return context.json(
        {
          message: 'Oops! Invalid Data.',
          errors: { order_id: ['The order id already exists.'] },
          status_code: 422,
        },
        422,
      );
    const order: SimulatedOrder = {
      id: store.newId(),
      parcelId: store.newId(),
      reference,
      pincode,
      isCash: payment_method === 'COD',
      collect: sub_total,
      awb: '',
      courier: '',
      isCancelled: false,
      hasPickup: false,
      isManifested: false,
      scans: [],
    };
    store.data.orders.push(order);
    return context.json({
      order_id: order.id,
      shipment_id: order.parcelId,
      status: 'NEW',
      status_code: 1,
      onboarding_completed_now: 0,
      awb_code: null,
      courier_company_id: null,
      courier_name: null,
    });
  });

  api.post('/courier/assign/awb', async (context) => {
    const order = store.byParcel((await bodyOf(context)).shipment_id);
    if (!order || order.isCancelled) return context.json({ message: 'Invalid shipment' }, 400);
    if (order.awb) return context.json({ message: 'AWB is already assigned', status_code: 400 }, 400);
    const fault = faultOf(context);
    if (fault === 'no-credit')
      return context.json({
        awb_assign_status: 0,
        response: { data: { awb_assign_error: 'Please recharge your wallet' } },
      });
    if (fault === 'awb-refused')
      return context.json({
        awb_assign_status: 0,
        response: { data: { awb_assign_error: 'Courier could not assign a number' } },
      });
    order.awb = String(321_055_000_000 + order.parcelId);
    order.courier = 'Xpressbees Surface';
    return context.json({
      awb_assign_status: 1,
      response: {
        data: {
          courier_company_id: 10,
          awb_code: order.awb,
          cod: order.isCash ? 1 : 0,
          order_id: order.id,
          shipment_id: order.parcelId,
          courier_name: order.courier,
        },
      },
    });
  });

  api.get('/orders', (context) => {
    const search = context.req.query('search') ?? '';
    const found = store.data.orders.filter(({ reference }) => reference.includes(search));
    return context.json({ data: found.map(listed), meta: { pagination: { total: found.length } } });
  });
  api.get('/orders/show/:id', (context) => {
    const order = store.byId(context.req.param('id'));
    return order ? context.json({ data: listed(order) }) : context.json({ message: 'Order not found' }, 404);
  });
  api.post('/orders/cancel', async (context) => {
    const { ids } = await bodyOf(context);
    const order = store.byId(Array.isArray(ids) ? ids[0] : undefined);
    if (!order || order.isCancelled) return context.json({ message: 'Order is already cancelled' }, 400);
    if (order.scans.length > 0)
      return context.json({ message: 'Order cannot be cancelled after pickup' }, 400);
    order.isCancelled = true;
    return context.body(null, 204);
  });

  api.post('/courier/generate/pickup', async (context) => {
    const body = await bodyOf(context);
    const order = firstOf(store, body);
    if (!order?.awb) return context.json({ message: 'Invalid shipment' }, 400);
    if (order.hasPickup) return context.json({ message: 'Already in Pickup Queue.', status_code: 400 }, 400);
    order.hasPickup = true;
    return context.json({
      pickup_status: 1,
      response: {
        pickup_scheduled_date: `${pickupDay(body)} 09:00:00`,
        pickup_token_number: `Reference No: ${order.parcelId}`,
        status: 3,
        data: `Pickup is confirmed by ${order.courier} For AWB :- ${order.awb}`,
      },
    });
  });

  api.post('/courier/track/awbs', async (context) => {
    const { awbs } = await bodyOf(context);
    const list = Array.isArray(awbs) ? awbs.map(String) : [];
    return context.json(Object.fromEntries(list.map((awb) => [awb, trackingOf(store.byNumber(awb))])));
  });
  api.get('/courier/track/awb/:awb', (context) =>
    context.json(trackingOf(store.byNumber(context.req.param('awb')))),
  );

  api.route('/', papersRoutes(options));
  api.route('/', failedDeliveryRoutes(store));
  app.route('/', controlRoutes(options));
  return app;
}

function listed(order: SimulatedOrder) {
  return {
    id: order.id,
    channel_order_id: order.reference,
    status: order.isCancelled ? 'CANCELED' : order.awb ? 'READY TO SHIP' : 'NEW',
    shipments: [{ id: order.parcelId, awb: order.awb || null, courier: order.courier || null }],
  };
}

/** The wanted day, or tomorrow in India. */
function pickupDay({ pickup_date: wanted }: Record<string, unknown>): string {
  const [day] = Array.isArray(wanted) ? wanted : [];
  const DAY_AND_ZONE_MS = (24 + 5.5) * 3_600_000;
  return typeof day === 'string' ? day : new Date(Date.now() + DAY_AND_ZONE_MS).toISOString().slice(0, 10);
}

function firstOf(store: CourierStore, body: Record<string, unknown>): SimulatedOrder | undefined {
  return store.byParcel(idsOf(body)[0]);
}

function faultOf(context: Context): unknown {
  return context.get('fault' as never);
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

async function silence(context: Context, stopped: AbortSignal): Promise<Response> {
  const signal = AbortSignal.any([context.req.raw.signal, stopped, AbortSignal.timeout(SILENCE_MS)]);
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  return new Response(null, { status: 504 });
}
