import { messagesOf } from './messages-of.ts';

export const thanks = messagesOf('thanks');
