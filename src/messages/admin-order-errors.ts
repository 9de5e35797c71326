import { messagesOf } from './messages-of.ts';

export const adminOrderErrors = messagesOf('adminOrderErrors');
