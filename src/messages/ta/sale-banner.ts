import type { Messages } from '../en/en.ts';

export const saleBanner: Messages['saleBanner'] = {
  allProducts: 'அனைத்துப் பொருட்கள்',
  categories: (count) => `${count} வகைகள்`,
  products: (count) => `${count} பொருட்கள்`,
  list: ({ first, last }) => `${first} மற்றும் ${last}`,
};
