import { messagesOf } from './messages-of.ts';

export const adminPressPlan = messagesOf('adminPressPlan');
