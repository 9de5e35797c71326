import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { channelChange, messageChannel } from '../../contract/message-channels.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respond } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { changeChannel, listChannels } from './message-channels.ts';

const tags = ['Users'];
const channels = jsonResponse(z.array(messageChannel), 'Channels for messages about my orders');

const listRoute = createRoute({
  method: 'get',
  path: '/message-channels',
  tags,
  summary: 'Channels through which the shop can send me messages about my orders',
  responses: { 200: channels },
});

const changeRoute = createRoute({
  method: 'put',
  path: '/message-channels',
  tags,
  summary: 'Agree to messages through a channel, or take the consent back',
  request: { body: jsonBody(channelChange) },
  responses: { 200: channels, 400: errorResponse('bad-request'), 404: errorResponse('not-found') },
});

export function channelsRoutes(db: Db, config: Pick<Config, 'extensions' | 'settingsInput'>) {
  return createRouter()
    .openapi(listRoute, async (context) =>
      context.json(await listChannels(db, config, getCurrentUser(context).id), 200),
    )
    .openapi(changeRoute, async (context) =>
      respond(
        context,
        await changeChannel(db, config, getCurrentUser(context).id, context.req.valid('json')),
        200,
      ),
    );
}
