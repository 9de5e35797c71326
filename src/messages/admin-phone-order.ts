import { messagesOf } from './messages-of.ts';

export const adminPhoneOrder = messagesOf('adminPhoneOrder');
