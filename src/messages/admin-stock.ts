import { messagesOf } from './messages-of.ts';

export const adminStock = messagesOf('adminStock');
