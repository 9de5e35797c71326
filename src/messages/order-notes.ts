import { messagesOf } from './messages-of.ts';

export const orderNotes = messagesOf('orderNotes');
