import { messagesOf } from './messages-of.ts';

export const uploads = messagesOf('uploads');
