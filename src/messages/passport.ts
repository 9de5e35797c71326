import { messagesOf } from './messages-of.ts';

export const passport = messagesOf('passport');
