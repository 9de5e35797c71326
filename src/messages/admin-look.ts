import { messagesOf } from './messages-of.ts';

export const adminLook = messagesOf('adminLook');
