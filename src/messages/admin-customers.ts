import { messagesOf } from './messages-of.ts';

export const adminCustomers = messagesOf('adminCustomers');
