import type { CallResult } from '../../../../extension/payment-panel.ts';
import { currentLanguage } from '../../../../messages/current-language.ts';
import { DEFAULT_LANGUAGE } from '../../../../rules/languages.ts';
import { authorizedFetch } from '../../../lib/authorized-fetch.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';

/** Calls a route that a payment method has added below `/api/orders`, which the typed client does not know. */
export async function callOrders<Body>(
  method: 'POST' | 'PUT',
  path: `/${string}`,
  body: object,
  fallback: string,
): Promise<CallResult<Body>> {
  const language = currentLanguage();
  const query = language === DEFAULT_LANGUAGE ? '' : `?language=${language}`;
  const request = authorizedFetch(`/api/orders${path}${query}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  try {
    return { ok: true, body: (await callApi(request, fallback)) as Body };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message } = error;
    return { ok: false, error: { status, code, message } };
  }
}
