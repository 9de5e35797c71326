import { messagesOf } from './messages-of.ts';

export const notices = messagesOf('notices');
