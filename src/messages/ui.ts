import { messagesOf } from './messages-of.ts';

export const ui = messagesOf('ui');
