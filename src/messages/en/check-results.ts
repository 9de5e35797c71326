/** Undefined: the clock of the database. */
const clockOf = (provider: string | undefined) => provider ?? 'the database';

const listed = (names: readonly string[]) => `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'}`;

/** What the self-check found when it asked somebody else. */
export const checkResults = {
  tooLong: 'This could not be checked: it took too long.',
  databaseResponds: 'The database responds.',
  fileChanged: 'A saved file came back changed.',
  fileSaved: 'A file was saved, read and deleted.',
  backupStored: 'A backup was stored.',
  backupOnThisMachine: 'A backup was stored, but on this machine: if the machine breaks, it is lost too.',
  backupFailed: 'The last backup could not be made.',
  restoreWorks: 'The newest backup was restored into an empty database and is complete.',
  restoreFailed: 'The newest backup could not be restored.',
  filesNotSaved: 'Files cannot be saved.',
  shopUnreachable: (url: string) => `Your shop could not be reached at ${url}.`,
  otherWebsite: (url: string) => `Another website responds at ${url}.`,
  leadsHere: (url: string) => `${url} leads to this shop.`,
  clockAgrees: (others: readonly (string | undefined)[]) =>
    `The clock agrees with ${others.map(clockOf).join(' and ')}.`,
  clockDiffers: ({ from, seconds }: { from: string | undefined; seconds: number }) =>
    `The clock differs by ${seconds} s from ${clockOf(from)}.`,
  noCertificate: 'The address begins with http: there is no certificate to renew.',
  certificateUnreadable: 'The certificate of your address could not be read.',
  certificateEnded: (day: string) => `The certificate of your address ended on ${day}.`,
  certificateValid: ({ day, days }: { day: string; days: number }) =>
    `The certificate of your address is valid until ${day}, for ${days === 1 ? '1 more day' : `${days} more days`}.`,
  noMailServer: 'The mail server is missing.',
  noSender: 'The shop has no e-mail address to send from.',
  mailAccepted: (address: string) =>
    `The mail server accepted an e-mail to ${address}. Please see that it arrived.`,
  mailLogin: 'The mail server rejects the user name or password.',
  mailAddress: 'The mail server rejects the sender or the recipient of a test e-mail.',
  mailRejected: 'The mail server does not accept a test e-mail.',
  mailUnreachable: 'The mail server could not be reached.',
  noMobile: 'There is no mobile number in your own profile to send a test message to.',
  smsAccepted: ({ provider, mobile }: { provider: string; mobile: string }) =>
    `${provider} accepted a test message to ${mobile}. Please see that it arrived.`,
  smsRejected: (provider: string) => `${provider} rejects a test message.`,
  codesAlmostUsed: ({ used, limit }: { used: number; limit: number }) =>
    `${used} of ${limit} codes of 24 hours are used. Strangers may be requesting them.`,
  demoMail: 'A demo shop sends no mails to the outside.',
  entriesUnknown: (domain: string) => `The entries of ${domain} could not be looked up.`,
  domainVouches: (domain: string) => `${domain} vouches for the mails of the shop.`,
  entriesMissing: (domain: string) => `SPF, DKIM and DMARC are missing for ${domain}.`,
  someEntriesMissing: ({
    domain,
    present,
    missing,
  }: {
    domain: string;
    present: readonly string[];
    missing: readonly string[];
  }) => `${listed(present)} set for ${domain}, ${listed(missing)} missing.`,
  unused: (provider: string) => `${provider} is not used.`,
  keysSet: 'The keys are set.',
  keysAccepted: (provider: string) => `${provider} accepts the keys.`,
  unreachable: (provider: string) => `${provider} could not be reached.`,
  keysRejected: (provider: string) => `${provider} does not accept the keys.`,
  webhookUntested: (provider: string) => `${provider} tests its own calls.`,
  webhookUnreachable: (provider: string) => `The address that ${provider} calls could not be reached.`,
  webhookOtherSecret: (provider: string) => `The address that ${provider} calls has another webhook secret.`,
  webhookElsewhere: (provider: string) => `The address that ${provider} calls is not this shop's.`,
  webhookCalled: ({ provider, day }: { provider: string; day: string }) => `${provider} called on ${day}.`,
  webhookNotCalled: (provider: string) => `The address works, but ${provider} has not called it yet.`,
};
