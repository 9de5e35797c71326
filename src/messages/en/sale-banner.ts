/** What a scheduled sale applies to, in the banner of the home page. */
export const saleBanner = {
  allProducts: 'all products',
  categories: (count: number) => `${count} categories`,
  products: (count: number) => `${count} products`,
  list: ({ first, last }: { first: string; last: string }) => `${first} and ${last}`,
};
