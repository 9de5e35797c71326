import { messagesOf } from './messages-of.ts';

export const saleBanner = messagesOf('saleBanner');
