import { messagesOf } from './messages-of.ts';

export const restock = messagesOf('restock');
