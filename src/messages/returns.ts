import { messagesOf } from './messages-of.ts';

export const returns = messagesOf('returns');
