import { messagesOf } from './messages-of.ts';

export const foodExtras = messagesOf('foodExtras');
