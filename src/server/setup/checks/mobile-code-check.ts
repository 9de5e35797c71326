import { textOf } from '../../../extension/text.ts';
import { checkResults } from '../../../messages/check-results.ts';
import { setupChecks } from '../../../messages/setup-checks.ts';
import { DEFAULT_LANGUAGE } from '../../../rules/languages.ts';
import { mobileNumber, readableMobile } from '../../../rules/mobile.ts';
import { findCodeChannel } from '../../channels/code-channel.ts';
import { codeMessages } from '../../channels/send-code-message.ts';
import { countMobileCodes } from '../../codes/mobile-limits.ts';
import { newId } from '../../platform/ids.ts';
import { mobileCodesCheck } from '../check-names.ts';
import type { Setup } from '../open-setup.ts';
import type { ActiveCheck, Admin } from './active-check.ts';
import { type CheckDeps, type CheckResult, failed, ok, warning } from './check-deps.ts';

/** Only while visitors can log in by mobile number. */
export function mobileCodeChecks({ config }: Setup): ActiveCheck[] {
  const channel = findCodeChannel(config);
  if (!channel) return [];
  const { id, provider = id, setup } = channel;
  return [
    {
      name: mobileCodesCheck(id),
      step: 'payments',
      isNeeded: false,
      title: setupChecks.mobileCodes,
      meaning: setupChecks.mobileCodesMeaning,
      advice: textOf(setup?.advice ?? setupChecks.providerKeysAdvice),
      run: (deps, admin) => checkMobileCodes(deps, admin, provider),
    },
  ];
}

const ALMOST_ALL = 0.8;

/** Sends a code that opens nothing to the admin, and sees the provider accept it. */
async function checkMobileCodes(
  { db, setup: { config }, sender }: CheckDeps,
  { phone }: Admin,
  provider: string,
): Promise<CheckResult> {
  const mobile = mobileNumber(phone);
  if (!mobile) return warning(() => checkResults.noMobile);
  const { shopName } = await sender();
  const result = await codeMessages(config)({
    id: newId(),
    language: DEFAULT_LANGUAGE,
    phone: mobile,
    code: '000000',
    shopName,
  });
  if (result.is === 'rejected') return failed(() => checkResults.smsRejected(provider), result.message);
  if (result.is !== 'ok')
    return failed(() => checkResults.unreachable(provider), result.is === 'off' ? '' : result.reason);
  const used = await countMobileCodes(db);
  const limit = config.mobileCodesPerDay;
  const details = `${used} of ${limit} codes in 24 hours`;
  if (used >= limit * ALMOST_ALL)
    return warning(() => checkResults.codesAlmostUsed({ used, limit }), `${details}; MOBILE_CODES_PER_DAY`);
  return ok(() => checkResults.smsAccepted({ provider, mobile: readableMobile(mobile) }), details);
}
