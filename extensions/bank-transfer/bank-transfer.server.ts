import { keyText, type SettingsInput } from '../../src/extension/keys.ts';
import { recordedByHand } from '../../src/extension/recorded-by-hand.ts';
import type { Text } from '../../src/extension/text.ts';

const key = (name: string, label: Text) => ({ name, label, schema: keyText });
export const keys = [
  key('BANK_ACCOUNT_NAME', { en: 'Account holder', ta: 'கணக்கின் பெயர்', hi: 'खाताधारक' }),
  key('BANK_ACCOUNT_NUMBER', { en: 'Account number', ta: 'கணக்கு எண்', hi: 'खाता नंबर' }),
  key('BANK_IFSC', 'IFSC'),
];
const reference: Text = { en: 'Reference', ta: 'குறிப்பு எண்', hi: 'रेफ़रेंस' };
export function settings({ isLive, keys: values }: SettingsInput) {
  const account = keys.map(({ name, label }): [Text, string] => [label, values[name] ?? '']);
  const isOffered = account.every(([, value]) => value !== '');
  return { isOffered, environment: isLive ? 'live' : 'sandbox', account } as const;
}
export function createPayment({ environment, account }: ReturnType<typeof settings>) {
  return recordedByHand(environment, ({ order }) => ({ rows: [...account, [reference, order.number]] }));
}
