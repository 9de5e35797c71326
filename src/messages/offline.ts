import { messagesOf } from './messages-of.ts';

export const offline = messagesOf('offline');
