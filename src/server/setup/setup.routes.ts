import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { signedInUser } from '../../contract/account.ts';
import { providerKeys, providerKeysForm } from '../../contract/admin/keys.ts';
import { selfCheck, selfCheckRun } from '../../contract/admin/self-check.ts';
import { errorBody } from '../../contract/errors.ts';
import { firstAdmin } from '../../contract/first-admin.ts';
import { rejectWith, tooManyRequests } from '../http/api-error.ts';
import type { BrowserCookie } from '../http/browser-cookie.ts';
import { getCurrentUser, getUserAgent } from '../http/current-user.ts';
import { allowEmptyBody, jsonBody } from '../http/json-body.ts';
import { respond, respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { failure } from '../platform/result.ts';
import { getUser } from '../users/get-user.ts';
import { noteSignIn } from '../users/note-sign-in.ts';
import type { Reauthenticate } from '../users/reauthenticate.ts';
import type { CheckDeps } from './checks/check-deps.ts';
import { consumeFirstAdminLink } from './first-admin.ts';
import { closeShop, openShop, renewVisitKey } from './open-shop.ts';
import { changeProviderKeys, listProviderKeys } from './provider-keys.ts';
import { getSelfCheck, runSelfCheck } from './self-check.ts';

const tags = ['Set-up (admin)'];
const checked = jsonResponse(selfCheck, 'All items');

const readRoute = createRoute({
  method: 'get',
  path: '/self-check',
  tags,
  summary: 'What the shop needs before it opens, and whether everything around it works',
  responses: { 200: checked },
});
const runRoute = createRoute({
  method: 'post',
  path: '/self-check',
  tags,
  summary:
    'Ask database, storage, mail server, providers and the public address; sends an e-mail to the admin',
  middleware: allowEmptyBody,
  request: { body: { ...jsonBody(selfCheckRun), required: false } },
  responses: { 200: checked, 400: errorResponse('bad-request'), 429: errorResponse('too-many') },
});
const openRoute = createRoute({
  method: 'post',
  path: '/shop/open',
  tags,
  summary: 'Open the shop, when nothing that it needs is missing',
  responses: {
    200: checked,
    409: jsonResponse(
      errorBody.extend({ missing: z.array(selfCheck.shape.items.element).optional() }),
      'Something is missing',
    ),
  },
});
const closeRoute = createRoute({
  method: 'post',
  path: '/shop/close',
  tags,
  summary: 'Close the shop: only admins and people with the key link see it, and no order can be placed',
  responses: { 200: checked, 409: errorResponse('demo-open') },
});
const visitKeyRoute = createRoute({
  method: 'post',
  path: '/shop/visit-key',
  tags,
  summary: 'Replace the key link, which ends the old one',
  responses: { 200: checked },
});
const readKeysRoute = createRoute({
  method: 'get',
  path: '/keys',
  tags,
  summary: 'Which provider keys are set, and where; never their values',
  responses: { 200: jsonResponse(providerKeys, 'The keys') },
});
const changeKeysRoute = createRoute({
  method: 'put',
  path: '/keys',
  tags,
  summary: 'Store or delete provider keys, encrypted',
  request: { body: jsonBody(providerKeysForm) },
  responses: {
    200: jsonResponse(providerKeys, 'The keys'),
    400: errorResponse('bad-request'),
    409: jsonResponse(
      errorBody.extend({ current: providerKeys.optional() }),
      'The password is needed, or another admin has saved since: `current` has the keys of now',
    ),
    429: errorResponse('too-many'),
  },
});
const firstAdminRoute = createRoute({
  method: 'post',
  path: '/first-admin',
  tags: ['Set-up'],
  summary: 'Create the first admin of a live shop, with the link that the shop prints at its start',
  request: { body: jsonBody(firstAdmin) },
  responses: {
    200: jsonResponse(signedInUser, 'Signed in'),
    400: errorResponse('bad-request'),
    409: errorResponse('first-admin-link'),
    429: errorResponse('too-many'),
  },
});

export function setupAdminRoutes(
  deps: CheckDeps & { reauthenticate: Reauthenticate },
  /** Checks cost calls to providers and e-mails. */
  runs: RateLimit,
) {
  const forwardedOf = (request: { header(name: string): string | undefined }) =>
    request.header('X-Forwarded-For');
  return createRouter()
    .openapi(readRoute, async (context) =>
      context.json(await getSelfCheck(deps, forwardedOf(context.req)), 200),
    )
    .openapi(runRoute, async (context) => {
      const wait = await runs.consume('all');
      if (wait > 0) return tooManyRequests(context, wait);
      const user = await getUser(deps.db, getCurrentUser(context).id);
      if (!user.ok) return respondWithError(context, failure('too-many'));
      await runSelfCheck(deps, user.value, context.req.valid('json').names);
      return context.json(await getSelfCheck(deps, forwardedOf(context.req)), 200);
    })
    .openapi(openRoute, async (context) => {
      const result = await openShop(deps, getCurrentUser(context).id, forwardedOf(context.req));
      if (!result.ok) return rejectWith(context, result.code, { missing: result.missing });
      return context.json(await getSelfCheck(deps, forwardedOf(context.req)), 200);
    })
    .openapi(closeRoute, async (context) => {
      const result = await closeShop(deps, getCurrentUser(context).id);
      if (!result.ok) return respondWithError(context, result);
      return context.json(await getSelfCheck(deps, forwardedOf(context.req)), 200);
    })
    .openapi(visitKeyRoute, async (context) => {
      await renewVisitKey(deps, getCurrentUser(context).id);
      return context.json(await getSelfCheck(deps, forwardedOf(context.req)), 200);
    })
    .openapi(readKeysRoute, (context) => context.json(listProviderKeys(deps.setup), 200))
    .openapi(changeKeysRoute, async (context) => {
      const result = await changeProviderKeys(deps, getCurrentUser(context), context.req.valid('json'));
      if (!result.ok && result.code === 'settings-changed')
        return rejectWith(context, result.code, { current: listProviderKeys(deps.setup) });
      return respond(context, result, 200);
    });
}

export function firstAdminRoutes(
  db: CheckDeps['db'],
  { jobs, browsers, attempts }: { jobs: Jobs; browsers: BrowserCookie; attempts: RateLimit },
) {
  return createRouter().openapi(firstAdminRoute, async (context) => {
    const wait = await attempts.consume(context.get('address'));
    if (wait > 0) return tooManyRequests(context, wait);
    const result = await consumeFirstAdminLink(db, context.req.valid('json'), getUserAgent(context));
    if (result.ok)
      await noteSignIn(db, jobs, {
        userId: result.value._id,
        browser: browsers.getOrCreate(context),
        by: 'first-admin',
      });
    return respond(context, result, 200);
  });
}
