import type { ActiveCheckName, SetupStep } from '../../../contract/admin/self-check.ts';
import { checkCertificate } from './check-certificate.ts';
import type { CheckDeps, CheckResult } from './check-deps.ts';
import { checkMail } from './check-mail.ts';
import { checkMailDomain } from './check-mail-domain.ts';
import { checkPaypal, checkRazorpay, checkWebhook } from './check-provider.ts';
import { checkClock, checkDatabase, checkPublicUrl, checkUploads } from './check-server.ts';

interface ActiveCheck {
  step: SetupStep;
  isNeeded: boolean;
  run: (deps: CheckDeps, admin: Admin) => Promise<CheckResult>;
}

export interface Admin {
  name: string;
  email: string;
}

/** The checks that ask somebody else. Their texts are messages. */
export const activeChecks: Record<ActiveCheckName, ActiveCheck> = {
  database: {
    step: 'open',
    isNeeded: true,
    run: checkDatabase,
  },
  uploads: {
    step: 'open',
    isNeeded: true,
    run: checkUploads,
  },
  mail: {
    step: 'payments',
    isNeeded: true,
    run: checkMail,
  },
  'mail-domain': {
    step: 'payments',
    isNeeded: false,
    run: checkMailDomain,
  },
  razorpay: {
    step: 'payments',
    isNeeded: true,
    run: checkRazorpay,
  },
  webhook: {
    step: 'payments',
    isNeeded: true,
    run: checkWebhook,
  },
  paypal: {
    step: 'payments',
    isNeeded: false,
    run: checkPaypal,
  },
  'public-url': {
    step: 'open',
    isNeeded: true,
    run: checkPublicUrl,
  },
  certificate: {
    step: 'open',
    isNeeded: false,
    run: checkCertificate,
  },
  clock: {
    step: 'open',
    isNeeded: false,
    run: checkClock,
  },
};
