import { Resolver } from 'node:dns/promises';
import { checkResults } from '../../../messages/check-results.ts';
import { type CheckDeps, type CheckResult, ok, warning } from './check-deps.ts';

const TIMEOUT_MS = 2000;
/** DKIM keys have a name that the provider chooses: these are the usual ones. */
const DKIM_NAMES = ['default', 'google', 'selector1', 'selector2', 'k1', 's1', 's2', 'mail', 'dkim', 'zoho'];

/** The texts of a DNS name; throws with a code. */
type LookUp = (name: string) => Promise<string[][]>;

/** Whether the domain of the sender tells mail servers that the shop may send in its name. A hint only. */
export async function checkMailDomain({ setup, sender }: CheckDeps): Promise<CheckResult> {
  if (setup.config.mode === 'demo') return ok(() => checkResults.demoMail);
  const { mailFrom } = await sender();
  const domain = /@([^\s>]+)/.exec(mailFrom)?.[1];
  if (!domain) return warning(() => checkResults.noSender);
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  return mailDomainResult(domain, (name) => resolver.resolveTxt(name));
}

export async function mailDomainResult(domain: string, lookUp: LookUp): Promise<CheckResult> {
  const has = async (name: string, mark: RegExp) =>
    (await textsOf(name, lookUp)).some((text) => mark.test(text));
  try {
    const [spf, dmarc, ...dkim] = await Promise.all([
      has(domain, /^v=spf1\b/i),
      has(`_dmarc.${domain}`, /^v=DMARC1\b/i),
      ...DKIM_NAMES.map((selector) => has(`${selector}._domainkey.${domain}`, /\bp=\w/)),
    ]);
    return describe(domain, { SPF: spf === true, DKIM: dkim.includes(true), DMARC: dmarc === true });
  } catch (error) {
    const { code = 'no response' } = error as NodeJS.ErrnoException;
    return warning(() => checkResults.entriesUnknown(domain), `DNS: ${code}`);
  }
}

function describe(domain: string, found: Record<'SPF' | 'DKIM' | 'DMARC', boolean>): CheckResult {
  const names = Object.entries(found);
  const missing = names.filter(([, isSet]) => !isSet).map(([name]) => name);
  if (missing.length === 0) return ok(() => checkResults.domainVouches(domain), 'SPF, DKIM and DMARC');
  const present = names.filter(([, isSet]) => isSet).map(([name]) => name);
  const details = missing.includes('DKIM')
    ? `DKIM was looked for under the usual names only: ${DKIM_NAMES.join(', ')}`
    : '';
  if (present.length === 0) return warning(() => checkResults.entriesMissing(domain), details);
  return warning(() => checkResults.someEntriesMissing({ domain, present, missing }), details);
}

/** A name without entries is no error. */
async function textsOf(name: string, lookUp: LookUp): Promise<string[]> {
  try {
    return (await lookUp(name)).map((parts) => parts.join(''));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw error;
  }
}
