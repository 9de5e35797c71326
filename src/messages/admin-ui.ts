import { messagesOf } from './messages-of.ts';

export const adminUi = messagesOf('adminUi');
