import { messagesOf } from './messages-of.ts';

export const adminSections = messagesOf('adminSections');
