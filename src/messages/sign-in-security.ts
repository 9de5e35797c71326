import { messagesOf } from './messages-of.ts';

export const signInSecurity = messagesOf('signInSecurity');
