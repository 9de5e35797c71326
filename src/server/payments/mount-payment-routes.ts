import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { type ErrorCode, errorBody, errorStatus } from '../../contract/errors.ts';
import type { Payment, PaymentFailure, PaymentRoute } from '../../extension/payments.ts';
import { textOf } from '../../extension/text.ts';
import type { AppEnv } from '../http/app-env.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { errorMessage } from '../platform/error-message.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import type { MountedPayment } from './mount-payments.ts';
import { paymentActions } from './payment-actions.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** Adds the routes that payment methods have themselves. */
export function mountPaymentRoutes(router: OpenAPIHono<AppEnv>, deps: PaymentDeps, limit: RateLimit): void {
  for (const mounted of deps.payments) {
    (mounted.server().routes ?? []).forEach((route, index) => {
      // the server of now, whose list is the same
      const current = () => mounted.server().routes?.[index] ?? route;
      mountRoute(router, { deps, limit, mounted, route, current });
    });
  }
}

interface Mounting {
  deps: PaymentDeps;
  limit: RateLimit;
  mounted: MountedPayment;
  route: PaymentRoute;
  current: () => PaymentRoute;
}

function mountRoute(router: OpenAPIHono<AppEnv>, { deps, limit, mounted, route, current }: Mounting): void {
  const { method, path, summary, body, responses, errorFields } = route;
  const described = createRoute({
    method,
    path,
    tags: ['Payments'],
    summary,
    request: { body: jsonBody(body) },
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [
        Number(status),
        typeof response === 'string'
          ? errorResponse(response)
          : jsonResponse(response.schema, response.description),
      ]),
    ),
  });
  router.openapi(described, async (context) => {
    const { id: userId } = getCurrentUser(context);
    const wait = await limit.consume(userId);
    if (wait > 0) {
      context.header('Retry-After', String(wait));
      return rejectWith(context, mounted.payment, { code: 'too-many', details: errorFields ?? {} });
    }
    const request = { userId, body: context.req.valid('json') };
    const result = await current().handle(request, paymentActions(deps, mounted));
    if (result.ok) return context.json(result.body as object, 200);
    return rejectWith(context, mounted.payment, {
      ...result,
      details: { ...errorFields, ...result.details },
    });
  });
}

function rejectWith(context: Context<AppEnv>, payment: Payment, { code, details }: PaymentFailure) {
  const { status, message } = errorOf(payment, code);
  const body = errorBody.loose().parse({
    error: message,
    code,
    requestId: context.get('requestId'),
    ...details,
  });
  return context.json(body, status);
}

function errorOf({ errors }: Payment, code: string) {
  const own = errors?.[code];
  if (own) return { status: own.status, message: textOf(own.message) };
  if (!isErrorCode(code)) throw new Error(`the payment method knows no error ${code}`);
  return { status: errorStatus[code], message: errorMessage(code) };
}

function isErrorCode(code: string): code is ErrorCode {
  return code in errorStatus;
}
