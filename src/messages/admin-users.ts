import { messagesOf } from './messages-of.ts';

export const adminUsers = messagesOf('adminUsers');
