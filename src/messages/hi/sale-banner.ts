import type { Messages } from '../en/en.ts';

export const saleBanner: Messages['saleBanner'] = {
  allProducts: 'सभी उत्पादों',
  categories: (count) => `${count} श्रेणियों`,
  products: (count) => `${count} उत्पादों`,
  list: ({ first, last }) => `${first} और ${last}`,
};
