import { messagesOf } from './messages-of.ts';

export const remittanceErrors = messagesOf('remittanceErrors');
