import { messagesOf } from './messages-of.ts';

export const adminRemittances = messagesOf('adminRemittances');
