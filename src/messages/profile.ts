import { messagesOf } from './messages-of.ts';

export const profile = messagesOf('profile');
