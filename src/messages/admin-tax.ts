import { messagesOf } from './messages-of.ts';

export const adminTax = messagesOf('adminTax');
