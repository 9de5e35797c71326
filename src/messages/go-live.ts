import { messagesOf } from './messages-of.ts';

export const goLive = messagesOf('goLive');
