import { defineShop } from './src/extension/extension.ts';

/** What this shop adds to the core. See docs/extending.md. */
export default defineShop({ extensions: [] });
