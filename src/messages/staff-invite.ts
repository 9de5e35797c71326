import { messagesOf } from './messages-of.ts';

export const staffInvite = messagesOf('staffInvite');
