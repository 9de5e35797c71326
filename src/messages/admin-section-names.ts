import { messagesOf } from './messages-of.ts';

export const adminSectionNames = messagesOf('adminSectionNames');
