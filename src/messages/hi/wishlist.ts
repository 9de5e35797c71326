import type { Messages } from '../en/en.ts';

export const wishlist: Messages['wishlist'] = {
  added: (food) => `"${food}" पसंदीदा में जुड़ गया!`,
  removed: (food) => `"${food}" पसंदीदा से हट गया!`,
};
