import type { Messages } from '../en/en.ts';

export const assistant: Messages['assistant'] = {
  title: 'உதவியாளர்',
  description: 'டெலிவரி, திருப்பி அனுப்புதல், பணம் செலுத்துதல், ஆர்டர்கள் பற்றிய பதில்கள்.',
  conversation: 'உரையாடல்',
  yourQuestion: 'உங்கள் கேள்வி',
  typeMessage: 'செய்தி எழுதுங்கள்',
  send: 'அனுப்பு',
  add: 'சேர்',
  addFood: ({ food, size }) => `${food}, ${size} – கூடையில் சேர்`,
};
