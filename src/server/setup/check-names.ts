import type { Extension } from '../../extension/extension.ts';
import { paymentsOf } from '../platform/config/extension-keys.ts';

export const webhookCheck = (paymentId: string) => `${paymentId}-webhook`;

/** The checks whose result depends on a key. */
export function checksOfKeys(extensions: readonly Extension[], names: readonly string[]): string[] {
  const payments = paymentsOf(extensions).filter(({ keys }) => keys.some(({ name }) => names.includes(name)));
  const mail = names.includes('SMTP_URL') || names.includes('MAIL_FROM') ? ['mail', 'mail-domain'] : [];
  return [...payments.flatMap(({ id }) => [id, webhookCheck(id)]), ...mail];
}
