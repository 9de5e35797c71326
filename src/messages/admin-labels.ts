import { messagesOf } from './messages-of.ts';

export const adminLabels = messagesOf('adminLabels');
