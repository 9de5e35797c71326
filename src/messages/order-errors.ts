import { messagesOf } from './messages-of.ts';

export const orderErrors = messagesOf('orderErrors');
