import type { Messages } from '../en/en.ts';

export const wishlist: Messages['wishlist'] = {
  added: (food) => `"${food}" விருப்பப் பட்டியலில் சேர்ந்தது!`,
  removed: (food) => `"${food}" விருப்பப் பட்டியலிலிருந்து நீங்கியது!`,
};
