import { messagesOf } from './messages-of.ts';

export const foodLaw = messagesOf('foodLaw');
