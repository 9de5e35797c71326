import { policy, range } from '../../rules/policy.ts';

export const REFUND_TIME = `It reaches your account within ${range(policy.refundBusinessDays)} business days.`;
