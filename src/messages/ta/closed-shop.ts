import type { Messages } from '../en/en.ts';

export const closedShop: Messages['closedShop'] = {
  openingSoon: 'விரைவில் திறக்கிறோம்',
  openingSoonNote: 'எங்கள் கடையைத் தயார் செய்கிறோம். சில நாட்கள் கழித்து வாருங்கள்.',
  onBreak: 'இப்போது மூடியுள்ளது',
  onBreakNote: 'சிறிய இடைவேளை; விரைவில் திரும்பி வருவோம்.',
  writeToUs: 'எங்களுக்கு எழுத:',
  callUs: 'எங்களை அழைக்க:',
};
