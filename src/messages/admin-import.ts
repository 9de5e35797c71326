import { messagesOf } from './messages-of.ts';

export const adminImport = messagesOf('adminImport');
