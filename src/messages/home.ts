import { messagesOf } from './messages-of.ts';

export const home = messagesOf('home');
