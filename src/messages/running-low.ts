import { messagesOf } from './messages-of.ts';

export const runningLow = messagesOf('runningLow');
