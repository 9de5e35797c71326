import { messagesOf } from './messages-of.ts';

export const adminWebhooks = messagesOf('adminWebhooks');
