import { messagesOf } from './messages-of.ts';

export const setupChecks = messagesOf('setupChecks');
