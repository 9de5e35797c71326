import type { Sender } from '../emails/email-layout.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { SettingsKey } from '../platform/keys/settings-key.ts';
import type { Reauthenticate } from '../users/reauthenticate.ts';

export interface FactorDeps {
  db: Db;
  jobs: Jobs;
  settingsKey: SettingsKey;
  publicUrl: string;
  isLive: boolean;
  reauthenticate: Reauthenticate;
  sender: () => Promise<Sender>;
}
