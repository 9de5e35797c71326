import { messagesOf } from './messages-of.ts';

export const adminOrders = messagesOf('adminOrders');
