import { messagesOf } from './messages-of.ts';

export const adminAttempts = messagesOf('adminAttempts');
