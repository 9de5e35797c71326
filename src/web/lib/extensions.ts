import shop from '../../../shop.config.ts';

/** What shop.config.ts adds to the pages. Code for the server is not part of them. */
export const { extensions } = shop;
