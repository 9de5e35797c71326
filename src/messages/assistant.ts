import { messagesOf } from './messages-of.ts';

export const assistant = messagesOf('assistant');
