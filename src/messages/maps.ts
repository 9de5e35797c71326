import { messagesOf } from './messages-of.ts';

export const maps = messagesOf('maps');
