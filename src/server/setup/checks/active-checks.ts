import type { ActiveCheckName, SetupStep } from '../../../contract/admin/self-check.ts';
import type { CheckDeps, CheckResult } from './check-deps.ts';
import { checkMail } from './check-mail.ts';
import { checkPaypal, checkRazorpay, checkWebhook } from './check-provider.ts';
import { checkClock, checkDatabase, checkPublicUrl, checkUploads } from './check-server.ts';

interface ActiveCheck {
  title: string;
  step: SetupStep;
  isNeeded: boolean;
  advice: string;
  run: (deps: CheckDeps, admin: Admin) => Promise<CheckResult>;
}

export interface Admin {
  name: string;
  email: string;
}

/** The checks that ask somebody else. */
export const activeChecks: Record<ActiveCheckName, ActiveCheck> = {
  database: {
    title: 'Database',
    step: 'open',
    isNeeded: true,
    advice: 'See whether PostgreSQL runs, and DATABASE_URL.',
    run: checkDatabase,
  },
  uploads: {
    title: 'Pictures can be saved',
    step: 'open',
    isNeeded: true,
    advice: 'See whether DATA_DIR is writable and has room, or the keys of the bucket.',
    run: checkUploads,
  },
  mail: {
    title: 'Mail is sent',
    step: 'payments',
    isNeeded: true,
    advice: 'Check the address of the mail server, its user name and password.',
    run: checkMail,
  },
  razorpay: {
    title: 'Razorpay keys',
    step: 'payments',
    isNeeded: true,
    advice: 'Copy key id and secret again from the Razorpay dashboard, in live mode.',
    run: checkRazorpay,
  },
  webhook: {
    title: 'Razorpay calls back',
    step: 'payments',
    isNeeded: true,
    advice: 'In the Razorpay dashboard, add a webhook with this address and the same secret.',
    run: checkWebhook,
  },
  paypal: {
    title: 'PayPal keys',
    step: 'payments',
    isNeeded: false,
    advice: 'Copy client id and secret again from the PayPal dashboard, or delete them.',
    run: checkPaypal,
  },
  'public-url': {
    title: 'Address and TLS',
    step: 'open',
    isNeeded: true,
    advice: 'See whether the domain leads to your proxy, the proxy to this shop, and PUBLIC_URL.',
    run: checkPublicUrl,
  },
  clock: {
    title: 'Clock',
    step: 'open',
    isNeeded: false,
    advice: 'Switch on time synchronization on the server.',
    run: checkClock,
  },
};
