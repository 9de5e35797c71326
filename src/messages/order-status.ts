import { messagesOf } from './messages-of.ts';

export const orderStatus = messagesOf('orderStatus');
