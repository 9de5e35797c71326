import type { Messages } from '../en/en.ts';

export const closedShop: Messages['closedShop'] = {
  openingSoon: 'जल्द खुलेगी',
  openingSoonNote: 'हम अपनी दुकान तैयार कर रहे हैं। कुछ दिन बाद फिर आइए।',
  onBreak: 'अभी बंद है',
  onBreakNote: 'थोड़ा विराम ले रहे हैं, जल्द लौटेंगे।',
  writeToUs: 'हमें लिखें:',
  callUs: 'हमें फ़ोन करें:',
};
