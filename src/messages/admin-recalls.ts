import { messagesOf } from './messages-of.ts';

export const adminRecalls = messagesOf('adminRecalls');
