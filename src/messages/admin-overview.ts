import { messagesOf } from './messages-of.ts';

export const adminOverview = messagesOf('adminOverview');
