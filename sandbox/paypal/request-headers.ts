import type { Context, MiddlewareHandler } from 'hono';
import { PaypalError } from './entities.ts';
import type { Processed } from './ledger.ts';
import type { PaypalStore } from './store.ts';

/** `PayPal-Mock-Response: {"mock_application_codes":"INSTRUMENT_DECLINED"}` triggers that error, as in PayPal's own sandbox. */
export const mockedIssue: MiddlewareHandler = async (context, next) => {
  const header = context.req.header('PayPal-Mock-Response');
  if (!header) return next();
  const mock: unknown = JSON.parse(header);
  const hasCode = typeof mock === 'object' && mock !== null && 'mock_application_codes' in mock;
  throw new PaypalError(422, hasCode ? String(mock.mock_application_codes) : 'INTERNAL_SERVER_ERROR');
};

/** Idempotency by PayPal-Request-Id: the first response (201) is stored and repeated with 200. Errors are not stored. */
export async function withIdempotency(
  context: Context,
  store: PaypalStore,
  process: () => Processed<object>,
): Promise<Response> {
  const requestId = context.req.header('PayPal-Request-Id');
  if (requestId && requestId.length > 108) throw new PaypalError(400, 'INVALID_STRING_LENGTH');
  const key = requestId && `${context.req.path} ${requestId}`;
  const stored = key === undefined || key === '' ? undefined : store.data.requests[key];
  if (stored !== undefined) return context.json(JSON.parse(stored), 200);
  try {
    const { value, sendWebhooks } = process();
    if (key) store.data.requests[key] = JSON.stringify(value);
    await store.save();
    await sendWebhooks();
    return context.json(value, 201);
  } finally {
    await store.save();
  }
}
