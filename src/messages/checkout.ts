import { messagesOf } from './messages-of.ts';

export const checkout = messagesOf('checkout');
