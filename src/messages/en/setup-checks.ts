import { plural } from './plural.ts';

const titles = {
  database: 'Database',
  uploads: 'Pictures can be saved',
  mail: 'Mail is sent',
  'mail-domain': 'Mail is trusted',
  'public-url': 'Address of the shop',
  certificate: 'Lock in the address bar',
  clock: 'Clock',
};

type Check = keyof typeof titles;

/** What customers notice while it does not work. */
const meanings: Record<Check, string> = {
  database: 'Nobody can see your foods or place an order.',
  uploads: 'You cannot add pictures, and customers cannot add any to their reviews.',
  mail: 'Customers get no code to sign in and no confirmation of their orders.',
  'mail-domain': 'Confirmations and codes may land in the spam folder of your customers.',
  'public-url': 'Customers who type or click your address do not reach your shop.',
  certificate: 'When the certificate ends, browsers warn your customers and do not open the shop.',
  clock: 'Times on orders and invoices are wrong, and codes end too early or too late.',
};

/** What the owner does next. */
const advice: Record<Check, string> = {
  database: 'Ask the person who runs your server to start the database.',
  uploads:
    'Ask the person who runs your server: the disk may be full, or the shop may not write to its folder or bucket.',
  mail: 'Copy the mail server, user name and password again from your mail provider, save them, and check again.',
  'mail-domain':
    'Your mail provider shows the entries under SPF, DKIM and DMARC. Add them where you manage your domain; they work after some hours.',
  'public-url':
    'Check at the company of your domain that it leads to your server. If it does, ask the person who runs the server.',
  certificate: 'It should renew itself. Ask the person who runs your server to renew it now.',
  clock: 'Ask the person who runs your server to switch on time synchronization.',
};

/** What a shop needs before it opens, in the set-up assistant. */
export const setupChecks = {
  title: (check: Check) => titles[check],
  meaning: (check: Check) => meanings[check],
  advice: (check: Check) => advice[check],
  providerKeys: (provider: string) => `${provider} keys`,
  providerKeysMeaning: 'Customers cannot pay this way.',
  providerKeysAdvice: 'Copy the keys again from the provider, save them, and check again.',
  courierMeaning: 'Parcels cannot be booked with this courier; you can still ship by hand.',
  providerCalls: (provider: string) => `${provider} calls back`,
  providerCallsMeaning:
    'If a customer closes the page right after paying, the order shows as paid only some minutes later.',
  providerCallsAdvice: 'Add a webhook with the address of this step at the provider.',
  notChecked: 'Not checked yet. Press “Check now”.',
  keysMissing: 'The keys are missing.',
  webhookSecretMissing: 'The webhook secret is missing.',
  mobileCodes: 'Login codes by SMS',
  mobileCodesMeaning: 'Customers cannot log in with their mobile number; they can with their e-mail.',
  mailServerMissing: 'The mail server is missing.',
  proxyHops: 'Addresses of visitors',
  proxyHopsMeaning: 'One visitor with many wrong passwords or orders may lock out all others.',
  proxyHopsAdvice:
    'Ask the person who runs your server to set TRUST_PROXY_HOPS to the number of proxies before the shop.',
  visitorsAlike: 'The shop cannot tell visitors apart.',
  visitorsMaybeAlike: 'The shop may not tell visitors apart.',
  visitorsDirect: 'Visitors reach the shop directly.',
  privateAddress: 'Your own address looks like one of a private network.',
  visitorsKnown: 'The shop sees the real addresses of visitors.',
  backup: 'Backup',
  backupMeaning: 'If the server breaks, orders, customers and foods since the last backup are lost.',
  backupAdvice: 'Ask the person who runs your server to run “npm run backup” every night.',
  noBackup: 'There was no backup yet.',
  backupHours: (hours: number) => `The last backup was ${hours} hours ago.`,
  backupDays: (days: number) => `The last backup was ${days} days ago.`,
  nightlyBackup: 'Backup every night',
  nightlyBackupMeaning: 'Orders, customers and foods are lost if the server breaks.',
  nightlyBackupAdvice:
    'Ask the person who runs your server to read the details here and chapter “Backup and restore” of docs/operations.md.',
  restoreCheck: 'Restore check every week',
  restoreCheckMeaning: 'A backup that cannot be restored is none.',
  pushKeys: 'Keys for push messages',
  pushKeysMeaning: 'Customers and staff get no messages in their browser.',
  pushKeysAdvice:
    'Restart the shop. If it stays, ask the person who runs your server to bring the old key of the settings back.',
  pushKeysOk: 'The keys exist and can be read.',
  pushKeysMissing: 'The keys do not exist yet.',
  storedKeys: 'Stored keys',
  storedKeysMeaning: 'Customers cannot pay, and get no mails.',
  storedKeysAdvice:
    'Enter the keys again, or ask the person who runs your server to bring the old key of the settings back.',
  keysUnreadable: 'Saved keys cannot be read any more.',
  keysEncrypted: 'Saved keys are encrypted.',
  shopName: 'Name of the shop',
  legalName: 'Legal name',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  state: 'State',
  gst: 'GST registration',
  foodLicence: 'FSSAI number',
  officer: 'Grievance officer',
  officerEmail: 'Grievance officer’s e-mail',
  officerPhone: 'Grievance officer’s phone',
  foods: 'Foods',
  noEmail: 'This is no e-mail address',
  withoutGst: 'Not registered for GST',
  gstMissing: 'It is not filled in yet. Enter it, or say that you are not registered.',
  missing: 'It is not filled in yet.',
  foodsPublished: (count: number) =>
    plural(count, { one: '1 food is published', other: `${count} foods are published` }),
  noFood: 'No food is published yet',
  farmMeaning: 'Customers read it on the site, in mails and on every invoice.',
  lawMeaning: 'The law wants to see it before a shop sells food.',
  foodsMeaning: 'Customers find nothing to buy.',
  foodsAdvice: 'Add a food and publish it.',
  fillIn: 'Fill it in.',
};
