import type { Messages } from '../en/en.ts';

const statuses: Partial<Record<string, string>> = {
  'picked-up': 'कूरियर के पास है',
  'in-transit': 'रास्ते में है',
  'out-for-delivery': 'डिलीवरी के लिए निकला',
  undelivered: 'डिलीवर नहीं हो पाया; कूरियर फिर कोशिश करेगा',
  delivered: 'डिलीवर हुआ',
  'coming-back': 'हमारे पास लौट रहा है',
  returned: 'हमारे पास लौट आया; हम आपसे संपर्क करेंगे',
  lost: 'रास्ते में खो गया; हम आपसे संपर्क करेंगे',
  damaged: 'रास्ते में टूट-फूट हुई; हम आपसे संपर्क करेंगे',
};

export const parcels: Messages['parcels'] = {
  title: 'आपका पार्सल कहाँ है',
  status: (status) => statuses[status] ?? '',
};
