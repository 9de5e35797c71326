import type { Messages } from '../en/en.ts';

export const dashboard: Messages['dashboard'] = {
  title: 'டாஷ்போர்டு',
  orders: 'ஆர்டர்கள்',
  ordersNote: 'பார்க்க, எங்கே உள்ளது என்று அறிய, மீண்டும் வாங்க',
  profile: 'சுயவிவரம்',
  profileNote: 'உங்கள் விவரங்கள், விருப்பப் பட்டியல்',
  closedNotice: 'உங்கள் கடை மூடியுள்ளது: நிர்வாகிகளும் சாவி இணைப்பு உள்ளவர்களும் மட்டுமே பார்க்க முடியும்.',
  closedLink: 'அமைத்துத் திறக்கவும்',
  openSettings: 'அமைப்புகளைத் திற',
};
