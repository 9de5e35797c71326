import type { SetupStep } from '../../../contract/admin/self-check.ts';
import type { CheckDeps, CheckResult } from './check-deps.ts';

/** A check that asks somebody else; its result is stored. */
export interface ActiveCheck {
  name: string;
  step: SetupStep;
  isNeeded: boolean;
  title: string;
  meaning: string;
  advice: string;
  /** Why it need not run: keys that are not there. */
  missing?: string | undefined;
  run: (deps: CheckDeps, admin: Admin) => Promise<CheckResult>;
}

export interface Admin {
  name: string;
  email: string;
  phone: string;
}
