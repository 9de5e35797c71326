import { createRoute } from '@hono/zod-openapi';
import { phoneFigures, phoneFiguresQuery, phoneOrder } from '../../../contract/admin/phone-order.ts';
import type { Seller } from '../../../contract/invoice.ts';
import { idempotencyKey, order } from '../../../contract/order.ts';
import type { Sender } from '../../emails/email-layout.ts';
import { refuse, refuseWith } from '../../http/api-error.ts';
import { callerOf } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { answer, refusal } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { orderAnswers, placedAnswer } from '../order-response.ts';
import { placeOrder } from '../place-order.ts';
import { foreseePhoneOrder } from './preview-phone-order.ts';

const tags = ['Orders (admin)'];

const figuresRoute = createRoute({
  method: 'post',
  path: '/figures',
  tags,
  summary: 'What an order by phone would cost, and what stands in its way; nothing is written',
  request: { body: jsonBody(phoneFiguresQuery) },
  responses: { 200: answer(phoneFigures, 'The figures'), 400: refusal('bad-request') },
});

const createOrderRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Order for a customer on the phone. A repeat with the same key answers the first order',
  request: { headers: idempotencyKey, body: jsonBody(phoneOrder) },
  responses: {
    201: answer(order, 'The order, to be paid'),
    400: refusal('invalid-product'),
    404: refusal('user-not-found'),
    409: refusal('price-changed'),
    422: refusal('key-reused'),
  },
});

export function phoneOrdersRoutes(parts: {
  db: Db;
  jobs: Jobs;
  sender: (db: Db) => Promise<Sender>;
  seller: (db: Db) => Promise<Seller>;
}) {
  const { db, jobs, sender, seller } = parts;
  return createRouter()
    .openapi(figuresRoute, async (context) =>
      context.json(await foreseePhoneOrder(db, context.req.valid('json')), 200),
    )
    .openapi(createOrderRoute, async (context) => {
      const { customerId: userId, ...given } = context.req.valid('json');
      const outcome = await placeOrder(
        { db, jobs, sender, seller },
        {
          userId,
          given: { ...given, addressLatLng: null },
          key: context.req.valid('header')['idempotency-key'],
          adminId: callerOf(context).id,
        },
      );
      if ('order' in outcome) {
        if (outcome.isRepeat) context.header('Idempotent-Replayed', 'true');
        const { order, items } = outcome;
        const [made] = items ? [placedAnswer(order, items)] : await orderAnswers(db, [order]);
        return made ? context.json(made, 201) : refuse(context, 'order-was-deleted');
      }
      if (outcome.code === 'not-signed-in') return refuse(context, 'user-not-found');
      return refuseWith(context, outcome.code, {}, 'words' in outcome ? outcome.words : undefined);
    });
}
