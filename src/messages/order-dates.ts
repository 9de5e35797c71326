import { messagesOf } from './messages-of.ts';

export const orderDates = messagesOf('orderDates');
