import { messagesOf } from './messages-of.ts';

export const wishlist = messagesOf('wishlist');
