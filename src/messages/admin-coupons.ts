import { messagesOf } from './messages-of.ts';

export const adminCoupons = messagesOf('adminCoupons');
