import { messagesOf } from './messages-of.ts';

export const adminReviews = messagesOf('adminReviews');
