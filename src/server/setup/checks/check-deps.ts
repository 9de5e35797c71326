import type { Sender } from '../../emails/email-layout.ts';
import type { PaymentDeps } from '../../payments/payment-deps.ts';
import type { Db } from '../../platform/db/db.ts';
import type { UploadStore } from '../../platform/storage/upload-store.ts';
import type { Mailer } from '../../providers/mailer.ts';
import type { Setup } from '../open-setup.ts';

export interface CheckDeps {
  db: Db;
  setup: Setup;
  payments: Pick<PaymentDeps, 'razorpay' | 'paypal' | 'offersPaypal'>;
  uploads: UploadStore;
  mailer: Mailer;
  sender: () => Promise<Sender>;
}

export interface CheckResult {
  status: 'ok' | 'warning' | 'failed';
  message: string;
}

export const ok = (message: string): CheckResult => ({ status: 'ok', message });
export const warning = (message: string): CheckResult => ({ status: 'warning', message });
export const failed = (message: string): CheckResult => ({ status: 'failed', message });
