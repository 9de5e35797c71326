import { messagesOf } from './messages-of.ts';

export const addressBook = messagesOf('addressBook');
