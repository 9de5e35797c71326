import { messagesOf } from './messages-of.ts';

export const push = messagesOf('push');
