import { messagesOf } from './messages-of.ts';

export const payment = messagesOf('payment');
