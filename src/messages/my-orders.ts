import { messagesOf } from './messages-of.ts';

export const myOrders = messagesOf('myOrders');
