import { messagesOf } from './messages-of.ts';

export const recallMail = messagesOf('recallMail');
