import { messagesOf } from './messages-of.ts';

export const adminSlip = messagesOf('adminSlip');
