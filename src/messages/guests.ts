import { messagesOf } from './messages-of.ts';

export const guests = messagesOf('guests');
