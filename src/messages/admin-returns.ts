import { messagesOf } from './messages-of.ts';

export const adminReturns = messagesOf('adminReturns');
