import { messagesOf } from './messages-of.ts';

export const states = messagesOf('states');
