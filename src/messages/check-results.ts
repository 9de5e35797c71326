import { messagesOf } from './messages-of.ts';

export const checkResults = messagesOf('checkResults');
