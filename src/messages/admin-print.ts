import { messagesOf } from './messages-of.ts';

export const adminPrint = messagesOf('adminPrint');
