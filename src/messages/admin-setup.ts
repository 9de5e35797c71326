import { messagesOf } from './messages-of.ts';

export const adminSetup = messagesOf('adminSetup');
