import { messagesOf } from './messages-of.ts';

export const adminOffline = messagesOf('adminOffline');
