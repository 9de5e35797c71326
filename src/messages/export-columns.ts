import { messagesOf } from './messages-of.ts';

export const exportColumns = messagesOf('exportColumns');
