import { messagesOf } from './messages-of.ts';

export const textPages = messagesOf('textPages');
