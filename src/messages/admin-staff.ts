import { messagesOf } from './messages-of.ts';

export const adminStaff = messagesOf('adminStaff');
