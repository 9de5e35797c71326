import { messagesOf } from './messages-of.ts';

export const adminSecondStep = messagesOf('adminSecondStep');
