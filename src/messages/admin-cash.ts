import { messagesOf } from './messages-of.ts';

export const adminCash = messagesOf('adminCash');
