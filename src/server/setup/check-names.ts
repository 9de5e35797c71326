import type { StoredKeyName } from '../../contract/admin/keys.ts';
import type { ActiveCheckName } from '../../contract/admin/self-check.ts';

/** The checks whose result depends on a key. */
const CHECKS: Record<StoredKeyName, readonly ActiveCheckName[]> = {
  RAZORPAY_KEY_ID: ['razorpay'],
  RAZORPAY_KEY_SECRET: ['razorpay'],
  RAZORPAY_WEBHOOK_SECRET: ['webhook'],
  PAYPAL_CLIENT_ID: ['paypal'],
  PAYPAL_CLIENT_SECRET: ['paypal'],
  PAYPAL_WEBHOOK_ID: ['paypal'],
  SMTP_URL: ['mail', 'mail-domain'],
  MAIL_FROM: ['mail', 'mail-domain'],
};

export function checksOfKeys(names: readonly StoredKeyName[]): ActiveCheckName[] {
  return [...new Set(names.flatMap((name) => CHECKS[name]))];
}
