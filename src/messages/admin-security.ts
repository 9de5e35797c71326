import { messagesOf } from './messages-of.ts';

export const adminSecurity = messagesOf('adminSecurity');
