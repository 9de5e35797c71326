import { messagesOf } from './messages-of.ts';

export const adminOffers = messagesOf('adminOffers');
