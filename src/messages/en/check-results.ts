export type Clock = 'database' | 'razorpay';

const clocks: Record<Clock, string> = { database: 'the database', razorpay: 'Razorpay' };

const listed = (names: readonly string[]) => `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'}`;

/** What the self-check found when it asked somebody else. */
export const checkResults = {
  tooLong: 'This could not be checked: it took too long.',
  databaseResponds: 'The database responds.',
  fileChanged: 'A saved file came back changed.',
  fileSaved: 'A file was saved, read and deleted.',
  filesNotSaved: 'Files cannot be saved.',
  shopUnreachable: (url: string) => `Your shop could not be reached at ${url}.`,
  otherWebsite: (url: string) => `Another website responds at ${url}.`,
  leadsHere: (url: string) => `${url} leads to this shop.`,
  clockAgrees: (others: readonly Clock[]) =>
    `The clock agrees with ${others.map((name) => clocks[name]).join(' and ')}.`,
  clockDiffers: ({ from, seconds }: { from: Clock; seconds: number }) =>
    `The clock differs by ${seconds} s from ${clocks[from]}.`,
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
  keyMissing: 'The key id or the key secret is missing.',
  paypalUnused: 'PayPal is not used.',
  keysAccepted: (provider: string) => `${provider} accepts the keys.`,
  unreachable: (provider: string) => `${provider} could not be reached.`,
  keysRejected: (provider: string) => `${provider} does not accept the keys.`,
  webhookSecretMissing: 'The webhook secret is missing.',
  webhookUnreachable: 'The address that Razorpay calls could not be reached.',
  webhookOtherSecret: 'The address that Razorpay calls has another webhook secret.',
  webhookElsewhere: "The address that Razorpay calls is not this shop's.",
  webhookCalled: (day: string) => `Razorpay called on ${day}.`,
  webhookNotCalled: 'The address works, but Razorpay has not called it yet.',
};
