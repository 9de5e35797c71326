import { messagesOf } from './messages-of.ts';

export const about = messagesOf('about');
