import type { ActiveCheckName, SetupStep } from '../../../contract/admin/self-check.ts';
import { checkCertificate } from './check-certificate.ts';
import type { CheckDeps, CheckResult } from './check-deps.ts';
import { checkMail } from './check-mail.ts';
import { checkMailDomain } from './check-mail-domain.ts';
import { checkPaypal, checkRazorpay, checkWebhook } from './check-provider.ts';
import { checkClock, checkDatabase, checkPublicUrl, checkUploads } from './check-server.ts';

interface ActiveCheck {
  title: string;
  step: SetupStep;
  isNeeded: boolean;
  /** What customers notice while it does not work. */
  meaning: string;
  /** What the owner does next. */
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
    meaning: 'Nobody can see your foods or place an order.',
    advice: 'Ask the person who runs your server to start the database.',
    run: checkDatabase,
  },
  uploads: {
    title: 'Pictures can be saved',
    step: 'open',
    isNeeded: true,
    meaning: 'You cannot add pictures, and customers cannot add any to their reviews.',
    advice:
      'Ask the person who runs your server: the disk may be full, or the shop may not write to its folder or bucket.',
    run: checkUploads,
  },
  mail: {
    title: 'Mail is sent',
    step: 'payments',
    isNeeded: true,
    meaning: 'Customers get no code to sign in and no confirmation of their orders.',
    advice:
      'Copy the mail server, user name and password again from your mail provider, save them, and check again.',
    run: checkMail,
  },
  'mail-domain': {
    title: 'Mail is trusted',
    step: 'payments',
    isNeeded: false,
    meaning: 'Confirmations and codes may land in the spam folder of your customers.',
    advice:
      'Your mail provider shows the entries under SPF, DKIM and DMARC. Add them where you manage your domain; they work after some hours.',
    run: checkMailDomain,
  },
  razorpay: {
    title: 'Razorpay keys',
    step: 'payments',
    isNeeded: true,
    meaning: 'Customers cannot pay by UPI.',
    advice:
      'In the Razorpay dashboard, switch to live mode, open Account & Settings, API keys, and copy the key id and the secret again.',
    run: checkRazorpay,
  },
  webhook: {
    title: 'Razorpay calls back',
    step: 'payments',
    isNeeded: true,
    meaning:
      'If a customer closes the page right after paying, the order shows as paid only some minutes later.',
    advice:
      'In the Razorpay dashboard, open Account & Settings, Webhooks, and add one with the address and the secret of this step.',
    run: checkWebhook,
  },
  paypal: {
    title: 'PayPal keys',
    step: 'payments',
    isNeeded: false,
    meaning: 'Customers in other countries cannot pay.',
    advice:
      'Copy client id and secret again from the PayPal dashboard, or delete them if you do not use PayPal.',
    run: checkPaypal,
  },
  'public-url': {
    title: 'Address of the shop',
    step: 'open',
    isNeeded: true,
    meaning: 'Customers who type or click your address do not reach your shop.',
    advice:
      'Check at the company of your domain that it leads to your server. If it does, ask the person who runs the server.',
    run: checkPublicUrl,
  },
  certificate: {
    title: 'Lock in the address bar',
    step: 'open',
    isNeeded: false,
    meaning: 'When the certificate ends, browsers warn your customers and do not open the shop.',
    advice: 'It should renew itself. Ask the person who runs your server to renew it now.',
    run: checkCertificate,
  },
  clock: {
    title: 'Clock',
    step: 'open',
    isNeeded: false,
    meaning: 'Times on orders and invoices are wrong, and codes end too early or too late.',
    advice: 'Ask the person who runs your server to switch on time synchronization.',
    run: checkClock,
  },
};
