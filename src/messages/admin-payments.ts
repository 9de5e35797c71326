import { messagesOf } from './messages-of.ts';

export const adminPayments = messagesOf('adminPayments');
