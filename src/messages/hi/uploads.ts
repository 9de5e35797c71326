import type { Messages } from '../en/en.ts';

export const uploads: Messages['uploads'] = {
  noImage: 'कोई फ़ाइल नहीं चुनी गई!',
  logoTooLarge: 'लोगो बहुत बड़ा है। 2 MB और 40 मेगापिक्सल तक हो सकता है।',
  videoTooLarge: 'वीडियो बहुत बड़ा है। 30 MB तक हो सकता है।',
};
