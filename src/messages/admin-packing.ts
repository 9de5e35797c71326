import { messagesOf } from './messages-of.ts';

export const adminPacking = messagesOf('adminPacking');
