import { messagesOf } from './messages-of.ts';

export const closedShop = messagesOf('closedShop');
