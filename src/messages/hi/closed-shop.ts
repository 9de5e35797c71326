import type { Messages } from '../en/en.ts';

export const closedShop: Messages['closedShop'] = {
  closed: 'फ़िलहाल बंद है',
  closedNote: 'हम थोड़ा विराम ले रहे हैं और जल्द लौटेंगे।',
  openingSoon: 'जल्द खुल रही है',
  openingSoonNote: 'हम अपनी दुकान तैयार कर रहे हैं। कृपया कुछ दिन बाद फिर आएँ।',
  write: 'हमें लिखें:',
  call: 'हमें फ़ोन करें:',
};
