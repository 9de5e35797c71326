import type { Messages } from '../en/en.ts';

export const about: Messages['about'] = {
  certificates: 'प्रमाणपत्र',
  previousCertificate: 'पिछला प्रमाणपत्र',
  nextCertificate: 'अगला प्रमाणपत्र',
  shopLogos: 'दुकानों के लोगो',
  playFilm: 'वीडियो चलाएँ',
  pauseFilm: 'वीडियो रोकें',
};
