import { messagesOf } from './messages-of.ts';

export const recipe = messagesOf('recipe');
