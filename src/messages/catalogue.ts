import { messagesOf } from './messages-of.ts';

export const catalogue = messagesOf('catalogue');
