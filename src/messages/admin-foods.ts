import { messagesOf } from './messages-of.ts';

export const adminFoods = messagesOf('adminFoods');
