import type { SetupStep } from '../../../contract/admin/self-check.ts';
import { setupChecks } from '../../../messages/setup-checks.ts';
import type { Setup } from '../open-setup.ts';
import type { ActiveCheck } from './active-check.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkMail } from './check-mail.ts';
import { checkMailDomain } from './check-mail-domain.ts';
import { checkClock, checkDatabase, checkPublicUrl, checkUploads } from './check-server.ts';
import { courierChecks } from './courier-checks.ts';
import { mobileCodeChecks } from './mobile-code-check.ts';
import { paymentChecks } from './payment-checks.ts';

type CoreCheck = Parameters<typeof setupChecks.title>[0];

/** In the order of the assistant, with texts in the language of the request. */
export function activeChecks(setup: Setup): ActiveCheck[] {
  const { mode, smtpUrl } = setup.config;
  return [
    core('database', 'open', true, checkDatabase),
    core('uploads', 'open', true, checkUploads),
    {
      ...core('mail', 'payments', true, checkMail),
      missing: mode === 'live' && !smtpUrl ? setupChecks.mailServerMissing : undefined,
    },
    core('mail-domain', 'payments', false, checkMailDomain),
    ...paymentChecks(setup),
    ...mobileCodeChecks(setup),
    ...courierChecks(setup),
    core('public-url', 'open', true, checkPublicUrl),
    core('certificate', 'open', false, checkCertificate),
    core('clock', 'open', false, checkClock),
  ];
}

function core(name: CoreCheck, step: SetupStep, isNeeded: boolean, run: ActiveCheck['run']): ActiveCheck {
  return {
    name,
    step,
    isNeeded,
    run,
    title: setupChecks.title(name),
    meaning: setupChecks.meaning(name),
    advice: setupChecks.advice(name),
  };
}
