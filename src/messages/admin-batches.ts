import { messagesOf } from './messages-of.ts';

export const adminBatches = messagesOf('adminBatches');
