import { messagesOf } from './messages-of.ts';

export const adminRecipes = messagesOf('adminRecipes');
