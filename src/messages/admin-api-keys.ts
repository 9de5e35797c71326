import { messagesOf } from './messages-of.ts';

export const adminApiKeys = messagesOf('adminApiKeys');
