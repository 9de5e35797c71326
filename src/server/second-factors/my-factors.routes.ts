import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  appConfirmation,
  factors,
  identityConfirmation,
  newApp,
  newRecoveryCodes,
  nothingMore,
  passkeyAddition,
  passkeyOptions,
  passkeyRenaming,
} from '../../contract/second-factors.ts';
import { tooManyRequests } from '../http/api-error.ts';
import type { CurrentUser } from '../http/app-env.ts';
import { getCurrentUser, getUserAgent } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respond, respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { VerificationCookies } from '../http/verification-cookie.ts';
import type { Database } from '../platform/db/db.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import { addPasskey, startPasskey } from './add-passkey.ts';
import { namePasskey, removePasskey } from './change-passkeys.ts';
import type { FactorDeps } from './factor-deps.ts';
import { listFactors } from './list-factors.ts';
import { proveIdentity } from './prove-identity.ts';
import { confirmNewApp, removeApp, renewRecoveryCodes, startApp } from './set-up-app.ts';
import { startPasskeySignature } from './sign-in-by-passkey.ts';

const tags = ['Users'];
const mine = jsonResponse(factors, 'My passkeys, my authenticator app, and how many recovery codes are left');
const params = z.object({ id: z.uuid() });
const confirmationNeeded = errorResponse('proof-needed');
const tooMany = errorResponse('too-many');
const badRequest = errorResponse('bad-request');
const nothing = { body: jsonBody(nothingMore) };

const listRoute = createRoute({
  method: 'get',
  path: '/me/factors',
  tags,
  summary: 'How I sign in beside my password',
  responses: { 200: mine },
});

const startPasskeyRoute = createRoute({
  method: 'post',
  path: '/me/passkeys/options',
  tags,
  summary: 'What the browser needs to make a passkey',
  request: nothing,
  responses: {
    200: jsonResponse(passkeyOptions, 'PublicKeyCredentialCreationOptionsJSON of WebAuthn'),
    404: errorResponse('user-not-found'),
    409: confirmationNeeded,
    429: tooMany,
  },
});

const addPasskeyRoute = createRoute({
  method: 'post',
  path: '/me/passkeys',
  tags,
  summary: 'Add the passkey that the browser made',
  request: { body: jsonBody(passkeyAddition) },
  responses: { 200: mine, 400: errorResponse('passkey-failed'), 409: confirmationNeeded, 429: tooMany },
});

const renamePasskeyRoute = createRoute({
  method: 'put',
  path: '/me/passkeys/{id}',
  tags,
  summary: 'Rename a passkey',
  request: { params, body: jsonBody(passkeyRenaming) },
  responses: { 200: mine, 400: badRequest, 404: errorResponse('not-found') },
});

const removePasskeyRoute = createRoute({
  method: 'delete',
  path: '/me/passkeys/{id}',
  tags,
  summary: 'Remove a passkey',
  request: { params },
  responses: {
    200: mine,
    400: badRequest,
    404: errorResponse('not-found'),
    409: confirmationNeeded,
    429: tooMany,
  },
});

const startAppRoute = createRoute({
  method: 'post',
  path: '/me/authenticator-app',
  tags,
  summary: 'A new secret for an authenticator app; it counts once a code of it was sent',
  request: nothing,
  responses: {
    200: jsonResponse(newApp, 'The secret'),
    404: errorResponse('user-not-found'),
    409: confirmationNeeded,
    429: tooMany,
  },
});

const confirmAppRoute = createRoute({
  method: 'put',
  path: '/me/authenticator-app',
  tags,
  summary: 'Confirm the authenticator app by a code of it',
  request: { body: jsonBody(appConfirmation) },
  responses: {
    200: jsonResponse(newRecoveryCodes, 'The recovery codes'),
    400: errorResponse('second-factor-wrong'),
    409: confirmationNeeded,
    429: tooMany,
  },
});

const removeAppRoute = createRoute({
  method: 'delete',
  path: '/me/authenticator-app',
  tags,
  summary: 'Remove the authenticator app',
  responses: { 200: mine, 404: errorResponse('not-found'), 409: confirmationNeeded, 429: tooMany },
});

const codesRoute = createRoute({
  method: 'post',
  path: '/me/recovery-codes',
  tags,
  summary: 'New recovery codes, which end the old ones',
  request: nothing,
  responses: {
    200: jsonResponse(newRecoveryCodes, 'The recovery codes'),
    409: confirmationNeeded,
    429: tooMany,
  },
});

const confirmationOptionsRoute = createRoute({
  method: 'post',
  path: '/me/confirmation/options',
  tags,
  summary: 'What the browser needs to confirm with a passkey that it is me',
  request: nothing,
  responses: {
    200: jsonResponse(passkeyOptions, 'PublicKeyCredentialRequestOptionsJSON of WebAuthn'),
    429: tooMany,
  },
});

const confirmationRoute = createRoute({
  method: 'post',
  path: '/me/confirmation',
  tags,
  summary: 'Confirm that it is me: by passkey, authenticator app, a mailed code or the password',
  request: { body: jsonBody(identityConfirmation) },
  responses: {
    200: mine,
    400: errorResponse('second-factor-wrong'),
    409: errorResponse('wrong-current-password'),
    429: tooMany,
  },
});

/** The ways in which I sign in beside my password, and the fresh proof that sensitive changes need. */
export function myFactorsRoutes(deps: FactorDeps, { pool }: Database, cookies: VerificationCookies) {
  const { db, publicUrl } = deps;
  const changes = createRateLimit(pool, 'factor-changes', { points: 60, seconds: 3600 });
  const confirmations = createRateLimit(pool, 'identity-proofs', { points: 10, seconds: 15 * 60 });
  const current = (currentUser: CurrentUser) => listFactors(deps, currentUser);
  const proved = (currentUser: CurrentUser) => current({ ...currentUser, hasSecondFactor: true });

  return createRouter()
    .openapi(listRoute, async (context) => context.json(await current(getCurrentUser(context)), 200))
    .openapi(startPasskeyRoute, async (context) => {
      const currentUser = getCurrentUser(context);
      const wait = await changes.consume(currentUser.id);
      if (wait > 0) return tooManyRequests(context, wait);
      return respond(context, await startPasskey(deps, currentUser), 200);
    })
    .openapi(addPasskeyRoute, async (context) => {
      const currentUser = getCurrentUser(context);
      const wait = await changes.consume(currentUser.id);
      if (wait > 0) return tooManyRequests(context, wait);
      const input = { ...context.req.valid('json'), device: getUserAgent(context) };
      const result = await addPasskey(deps, currentUser, input);
      return result.ok ? context.json(await proved(currentUser), 200) : respondWithError(context, result);
    })
    .openapi(renamePasskeyRoute, async (context) => {
      const currentUser = getCurrentUser(context);
      const { id } = context.req.valid('param');
      const result = await namePasskey(db, currentUser.id, { id, ...context.req.valid('json') });
      return result.ok ? context.json(await current(currentUser), 200) : respondWithError(context, result);
    })
    .openapi(removePasskeyRoute, async (context) => {
      const currentUser = getCurrentUser(context);
      const result = await removePasskey(deps, currentUser, context.req.valid('param').id);
      return result.ok ? context.json(await current(currentUser), 200) : respondWithError(context, result);
    })
    .openapi(startAppRoute, async (context) => {
      const currentUser = getCurrentUser(context);
      const wait = await changes.consume(currentUser.id);
      if (wait > 0) return tooManyRequests(context, wait);
      return respond(context, await startApp(deps, currentUser), 200);
    })
    .openapi(confirmAppRoute, async (context) => {
      const currentUser = getCurrentUser(context);
      const wait = await confirmations.consume(currentUser.id);
      if (wait > 0) return tooManyRequests(context, wait);
      return respond(context, await confirmNewApp(deps, currentUser, context.req.valid('json').code), 200);
    })
    .openapi(removeAppRoute, async (context) => {
      const currentUser = getCurrentUser(context);
      const result = await removeApp(deps, currentUser);
      return result.ok ? context.json(await current(currentUser), 200) : respondWithError(context, result);
    })
    .openapi(codesRoute, async (context) => {
      const currentUser = getCurrentUser(context);
      const wait = await changes.consume(currentUser.id);
      if (wait > 0) return tooManyRequests(context, wait);
      return respond(context, await renewRecoveryCodes(deps, currentUser), 200);
    })
    .openapi(confirmationOptionsRoute, async (context) => {
      const currentUser = getCurrentUser(context);
      const wait = await changes.consume(`proof ${currentUser.id}`);
      if (wait > 0) return tooManyRequests(context, wait);
      return context.json(await startPasskeySignature(db, publicUrl, currentUser.id), 200);
    })
    .openapi(confirmationRoute, async (context) => {
      const currentUser = getCurrentUser(context);
      // by session too: guesses with a stolen token must not keep the owner from confirming elsewhere
      const wait = await confirmations.consume(`${currentUser.id} ${currentUser.sessionId}`);
      if (wait > 0) return tooManyRequests(context, wait);
      const confirmation = context.req.valid('json');
      const mailToken = cookies.get(context, 'login');
      const result = await proveIdentity(deps, currentUser, { confirmation, mailToken });
      if (!result.ok) return respondWithError(context, result);
      if (confirmation.by === 'mail') cookies.clear(context, 'login');
      const isSecond =
        confirmation.by === 'passkey' || confirmation.by === 'app' || currentUser.hasSecondFactor;
      return context.json(await current({ ...currentUser, hasSecondFactor: isSecond }), 200);
    });
}
