import { messagesOf } from './messages-of.ts';

export const adminFoodLaw = messagesOf('adminFoodLaw');
