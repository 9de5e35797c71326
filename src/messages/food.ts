import { messagesOf } from './messages-of.ts';

export const food = messagesOf('food');
