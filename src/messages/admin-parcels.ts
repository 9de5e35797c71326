import { messagesOf } from './messages-of.ts';

export const adminParcels = messagesOf('adminParcels');
