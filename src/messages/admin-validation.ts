import { messagesOf } from './messages-of.ts';

export const adminValidation = messagesOf('adminValidation');
