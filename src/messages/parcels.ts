import { messagesOf } from './messages-of.ts';

export const parcels = messagesOf('parcels');
