import { messagesOf } from './messages-of.ts';

export const adminFrame = messagesOf('adminFrame');
