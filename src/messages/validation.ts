import { messagesOf } from './messages-of.ts';

export const validation = messagesOf('validation');
