import { messagesOf } from './messages-of.ts';

export const reviewForm = messagesOf('reviewForm');
