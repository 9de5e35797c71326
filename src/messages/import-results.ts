import { messagesOf } from './messages-of.ts';

export const importResults = messagesOf('importResults');
