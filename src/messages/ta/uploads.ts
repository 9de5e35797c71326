import type { Messages } from '../en/en.ts';

export const uploads: Messages['uploads'] = {
  noImage: 'ஃபைல் எதுவும் தேர்ந்தெடுக்கவில்லை!',
  logoTooLarge: 'லோகோ மிகப் பெரியது. 2 MB, 40 மெகாபிக்சல் வரை இருக்கலாம்.',
  videoTooLarge: 'வீடியோ மிகப் பெரியது. 30 MB வரை இருக்கலாம்.',
};
