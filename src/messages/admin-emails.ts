import { messagesOf } from './messages-of.ts';

export const adminEmails = messagesOf('adminEmails');
