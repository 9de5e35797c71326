import { messagesOf } from './messages-of.ts';

export const paymentIssues = messagesOf('paymentIssues');
