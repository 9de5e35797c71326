import type { Messages } from '../en/en.ts';

export const closedShop: Messages['closedShop'] = {
  closed: 'தற்போது மூடியுள்ளது',
  closedNote: 'சிறிது இடைவெளி எடுத்துள்ளோம்; விரைவில் திரும்புவோம்.',
  openingSoon: 'விரைவில் திறக்கிறோம்',
  openingSoonNote: 'எங்கள் கடையை அமைத்துக்கொண்டிருக்கிறோம். சில நாட்களில் மீண்டும் வாருங்கள்.',
  write: 'எங்களுக்கு எழுதுங்கள்:',
  call: 'எங்களை அழையுங்கள்:',
};
