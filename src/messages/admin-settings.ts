import { messagesOf } from './messages-of.ts';

export const adminSettings = messagesOf('adminSettings');
