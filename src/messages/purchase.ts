import { messagesOf } from './messages-of.ts';

export const purchase = messagesOf('purchase');
