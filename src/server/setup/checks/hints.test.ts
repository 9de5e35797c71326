import { expect, test } from 'vitest';
import { certificateResult } from './check-certificate.ts';
import { mailDomainResult } from './check-mail-domain.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * 24 * 3600 * 1000);

test.each([
  [-1, 'failed', 'ended on 2026-11-15'],
  [1, 'failed', 'for 1 more day.'],
  [6.9, 'failed', 'for 6 more days'],
  [7, 'warning', 'until 2026-11-23'],
  [20.9, 'warning', 'for 20 more days'],
  [21, 'ok', 'for 21 more days'],
])('a certificate that ends in %d days is %s', (days, status, text) => {
  expect(certificateResult(daysFromNow(days), NOW)).toMatchObject({
    status,
    message: expect.stringContaining(text),
  });
});

const ENTRIES: Record<string, string[][]> = {
  'vayal.example': [['some-verification=1'], ['v=spf1 include:mail', '.example ~all']],
  '_dmarc.vayal.example': [['v=DMARC1; p=none']],
  's1._domainkey.vayal.example': [['v=DKIM1; k=rsa; p=MIGfMA0G']],
};
const lookUpIn = (entries: Record<string, string[][]>) => async (name: string) => {
  const found = entries[name];
  if (!found) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
  return found;
};

test('a domain with SPF, DKIM and DMARC is fine', async () => {
  expect(await mailDomainResult('vayal.example', lookUpIn(ENTRIES))).toMatchObject({ status: 'ok' });
});

test.each([
  ['vayal.example', 'DKIM and DMARC are set for vayal.example, SPF is missing.'],
  ['s1._domainkey.vayal.example', 'SPF and DMARC are set for vayal.example, DKIM is missing.'],
  ['_dmarc.vayal.example', 'SPF and DKIM are set for vayal.example, DMARC is missing.'],
])('without the entry %s the owner gets a hint', async (name, message) => {
  const { [name]: _, ...rest } = ENTRIES;
  expect(await mailDomainResult('vayal.example', lookUpIn(rest))).toMatchObject({
    status: 'warning',
    message,
  });
});

test('a domain without any entry', async () => {
  expect((await mailDomainResult('vayal.example', lookUpIn({}))).message).toBe(
    'SPF, DKIM and DMARC are missing for vayal.example.',
  );
});

test('a name server that does not respond is a hint, not an error', async () => {
  const lookUp = async () => {
    throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' });
  };
  expect(await mailDomainResult('vayal.example', lookUp)).toMatchObject({
    status: 'warning',
    message: 'The entries of vayal.example could not be looked up.',
    details: 'DNS: ETIMEOUT',
  });
});
