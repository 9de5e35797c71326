import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { account } from '../../contract/account.ts';
import { inviteAcceptance, staffInviteForm, staffList, staffRoleChange } from '../../contract/admin/staff.ts';
import type { Sender } from '../emails/email-layout.ts';
import { tooManyRequests } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respond, respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { acceptInvite } from './accept-invite.ts';
import { changeStaff, endStaffSession, type StaffDeps } from './change-staff.ts';
import { inviteStaff, withdrawInvite } from './invite-staff.ts';
import { listStaff } from './list-staff.ts';

const tags = ['Staff (admin)'];
const list = jsonResponse(staffList, 'Staff and invitations as they are now');
const id = z.uuid();

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Who works in the admin area, where they are signed in, and open invitations',
  responses: { 200: list },
});

const roleRoute = createRoute({
  method: 'put',
  path: '/{id}',
  tags,
  summary: 'Change the role of a person, or remove it',
  request: { params: z.object({ id }), body: jsonBody(staffRoleChange) },
  responses: {
    200: list,
    400: errorResponse('not-yourself'),
    404: errorResponse('user-not-found'),
    409: errorResponse('last-admin'),
    429: errorResponse('too-many'),
  },
});

const sessionRoute = createRoute({
  method: 'delete',
  path: '/{id}/sessions/{sessionId}',
  tags,
  summary: 'Sign out one device of a person who works here',
  request: { params: z.object({ id, sessionId: z.uuid() }) },
  responses: { 200: list, 400: errorResponse('bad-request'), 404: errorResponse('not-found') },
});

const inviteRoute = createRoute({
  method: 'post',
  path: '/invites',
  tags,
  summary: 'Invite somebody by e-mail; a new invitation replaces the one before',
  request: { body: jsonBody(staffInviteForm) },
  responses: {
    200: list,
    400: errorResponse('bad-request'),
    409: errorResponse('already-staff'),
    429: errorResponse('too-many'),
  },
});

const withdrawRoute = createRoute({
  method: 'delete',
  path: '/invites/{id}',
  tags,
  summary: 'Withdraw an invitation',
  request: { params: z.object({ id }) },
  responses: { 200: list, 400: errorResponse('bad-request'), 404: errorResponse('invite-not-found') },
});

const acceptRoute = createRoute({
  method: 'post',
  path: '/accept',
  tags: ['Users'],
  summary: 'Accept an invitation to work in the shop, with an account of its e-mail address',
  request: { body: jsonBody(inviteAcceptance) },
  responses: {
    200: jsonResponse(account, 'Me, with the role'),
    400: errorResponse('bad-request'),
    404: errorResponse('invite-not-found'),
    409: errorResponse('invite-other-email'),
    429: errorResponse('too-many'),
  },
});

export function staffRoutes(deps: StaffDeps & { sender: () => Promise<Sender> }, invitations: RateLimit) {
  const { db } = deps;
  return createRouter()
    .openapi(listRoute, async (context) => context.json(await listStaff(db, getCurrentUser(context)), 200))
    .openapi(inviteRoute, async (context) => {
      const currentUser = getCurrentUser(context);
      const wait = await invitations.consume(currentUser.id);
      if (wait > 0) return tooManyRequests(context, wait);
      const result = await inviteStaff(deps, currentUser, context.req.valid('json'));
      if (!result.ok) return respondWithError(context, result);
      return context.json(await listStaff(db, currentUser), 200);
    })
    .openapi(withdrawRoute, async (context) => {
      const currentUser = getCurrentUser(context);
      const result = await withdrawInvite(db, currentUser.id, context.req.valid('param').id);
      if (!result.ok) return respondWithError(context, result);
      return context.json(await listStaff(db, currentUser), 200);
    })
    .openapi(roleRoute, async (context) => {
      const currentUser = getCurrentUser(context);
      const change = { ...context.req.valid('param'), ...context.req.valid('json') };
      const result = await changeStaff(deps, currentUser, change);
      if (!result.ok) return respondWithError(context, result);
      return context.json(await listStaff(db, currentUser), 200);
    })
    .openapi(sessionRoute, async (context) => {
      const actorId = getCurrentUser(context).id;
      const result = await endStaffSession(db, { actorId, ...context.req.valid('param') });
      if (!result.ok) return respondWithError(context, result);
      return context.json(await listStaff(db, getCurrentUser(context)), 200);
    });
}

/** For whoever was invited. */
export function staffInviteRoutes(db: Db, jobs: Jobs, attempts: RateLimit) {
  return createRouter().openapi(acceptRoute, async (context) => {
    const { id: userId } = getCurrentUser(context);
    const wait = await attempts.consume(userId);
    if (wait > 0) return tooManyRequests(context, wait);
    const { token } = context.req.valid('json');
    return respond(context, await acceptInvite(db, jobs, { userId, token }), 200);
  });
}
