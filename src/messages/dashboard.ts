import { messagesOf } from './messages-of.ts';

export const dashboard = messagesOf('dashboard');
