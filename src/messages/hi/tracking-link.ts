import type { Messages } from '../en/en.ts';

export const trackingLink: Messages['trackingLink'] = {
  copy: 'ट्रैकिंग नंबर कॉपी करें',
  copied: 'ट्रैकिंग नंबर कॉपी हो गया।',
  notCopied: 'कॉपी नहीं हो सका। कृपया हाथ से कॉपी करें।',
  courierPage: 'कूरियर के पेज पर देखें',
};
