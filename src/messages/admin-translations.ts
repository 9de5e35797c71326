import { messagesOf } from './messages-of.ts';

export const adminTranslations = messagesOf('adminTranslations');
