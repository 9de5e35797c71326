import type { Context, MiddlewareHandler } from 'hono';
import { PaypalError } from './entities.ts';
import type { Done } from './ledger.ts';
import type { PaypalStore } from './store.ts';

/** `PayPal-Mock-Response: {"mock_application_codes":"INSTRUMENT_DECLINED"}` asks for that refusal, as with PayPal's own sandbox. */
export const mockedIssue: MiddlewareHandler = async (context, next) => {
  const header = context.req.header('PayPal-Mock-Response');
  if (!header) return next();
  const asked: unknown = JSON.parse(header);
  const isNamed = typeof asked === 'object' && asked !== null && 'mock_application_codes' in asked;
  throw new PaypalError(422, isNamed ? String(asked.mock_application_codes) : 'INTERNAL_SERVER_ERROR');
};

/** The first answer to a PayPal-Request-Id is the answer to all: 201 at first, 200 from then on. Refusals are not kept. */
export async function onceFor(
  context: Context,
  store: PaypalStore,
  act: () => Done<object>,
): Promise<Response> {
  const requestId = context.req.header('PayPal-Request-Id');
  if (requestId && requestId.length > 108) throw new PaypalError(400, 'INVALID_STRING_LENGTH');
  const key = requestId && `${context.req.path} ${requestId}`;
  const before = key === undefined || key === '' ? undefined : store.data.requests[key];
  if (before !== undefined) return context.json(JSON.parse(before), 200);
  try {
    const { value, tell: notify } = act();
    if (key) store.data.requests[key] = JSON.stringify(value);
    await store.save();
    await notify();
    return context.json(value, 201);
  } finally {
    await store.save();
  }
}
