import { messagesOf } from './messages-of.ts';

export const errors = messagesOf('errors');
