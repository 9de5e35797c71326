import type { Sender } from '../../emails/email-layout.ts';
import type { Db } from '../../platform/db/db.ts';
import type { UploadStore } from '../../platform/storage/upload-store.ts';
import { inEveryLanguage, type StoredTranslations } from '../../platform/stored-text.ts';
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
  /** For the owner, in English, and in other languages. */
  message: string;
  translations: StoredTranslations;
  /** For the person who runs the server. */
  details: string;
}

const resultOf =
  (status: CheckResult['status']) =>
  (message: () => string, details = ''): CheckResult => {
    const { text, translations } = inEveryLanguage(message);
    return { status, message: text, translations, details };
  };

export const ok = resultOf('ok');
export const warning = resultOf('warning');
export const failed = resultOf('failed');
