import { messagesOf } from './messages-of.ts';

export const factorEmails = messagesOf('factorEmails');
