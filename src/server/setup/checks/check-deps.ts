import type { Sender } from '../../emails/email-layout.ts';
import type { Db } from '../../platform/db/db.ts';
import type { UploadStore } from '../../platform/storage/upload-store.ts';
import type { Mailer } from '../../providers/mailer.ts';
import type { Setup } from '../open-setup.ts';

export interface CheckDeps {
  db: Db;
  setup: Setup;
  uploads: UploadStore;
  mailer: Mailer;
  sender: () => Promise<Sender>;
}

export interface CheckResult {
  status: 'ok' | 'warning' | 'failed';
  /** For the owner. */
  message: string;
  /** For the person who runs the server. */
  details: string;
}

const resultOf =
  (status: CheckResult['status']) =>
  (message: string, details = ''): CheckResult => ({ status, message, details });

export const ok = resultOf('ok');
export const warning = resultOf('warning');
export const failed = resultOf('failed');
