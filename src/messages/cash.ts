import { messagesOf } from './messages-of.ts';

export const cash = messagesOf('cash');
