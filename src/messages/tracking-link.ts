import { messagesOf } from './messages-of.ts';

export const trackingLink = messagesOf('trackingLink');
