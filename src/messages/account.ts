import { messagesOf } from './messages-of.ts';

export const account = messagesOf('account');
