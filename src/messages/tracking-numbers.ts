import { messagesOf } from './messages-of.ts';

export const trackingNumbers = messagesOf('trackingNumbers');
