import { messagesOf } from './messages-of.ts';

export const shell = messagesOf('shell');
