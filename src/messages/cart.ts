import { messagesOf } from './messages-of.ts';

export const cart = messagesOf('cart');
