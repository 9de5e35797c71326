import { messagesOf } from './messages-of.ts';

export const adminMessages = messagesOf('adminMessages');
