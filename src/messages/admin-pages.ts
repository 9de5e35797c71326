import { messagesOf } from './messages-of.ts';

export const adminPages = messagesOf('adminPages');
