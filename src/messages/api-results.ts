import { messagesOf } from './messages-of.ts';

export const apiResults = messagesOf('apiResults');
