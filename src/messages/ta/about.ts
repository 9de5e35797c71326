import type { Messages } from '../en/en.ts';

export const about: Messages['about'] = {
  certificates: 'சான்றிதழ்கள்',
  previousCertificate: 'முந்தைய சான்றிதழ்',
  nextCertificate: 'அடுத்த சான்றிதழ்',
  shopLogos: 'கடைகளின் லோகோக்கள்',
  playFilm: 'வீடியோவை இயக்கு',
  pauseFilm: 'வீடியோவை நிறுத்து',
};
