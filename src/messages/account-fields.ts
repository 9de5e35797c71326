import { messagesOf } from './messages-of.ts';

export const accountFields = messagesOf('accountFields');
