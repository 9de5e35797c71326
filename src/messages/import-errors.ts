import { messagesOf } from './messages-of.ts';

export const importErrors = messagesOf('importErrors');
