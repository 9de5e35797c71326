import { messagesOf } from './messages-of.ts';

export const contact = messagesOf('contact');
