import { messagesOf } from './messages-of.ts';

export const adminAudit = messagesOf('adminAudit');
