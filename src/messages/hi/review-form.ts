import type { Messages } from '../en/en.ts';

export const reviewForm: Messages['reviewForm'] = {
  rating: 'रेटिंग',
  poor: 'खराब',
  fair: 'ठीक-ठाक',
  good: 'अच्छा',
  veryGood: 'बहुत अच्छा',
  excellent: 'बेहतरीन',
  review: 'समीक्षा',
  photo: 'फ़ोटो',
  chosenPhoto: 'आपकी चुनी हुई फ़ोटो',
  changePhoto: 'फ़ोटो बदलें',
  removePhoto: 'फ़ोटो हटाएँ',
  addPhoto: 'फ़ोटो जोड़ें',
  submit: 'समीक्षा भेजें',
  submitting: 'भेजा जा रहा है...',
  thankYou: 'आपकी समीक्षा के लिए धन्यवाद!',
  incomplete: 'सब कुछ ज़रूरी है: रेटिंग, समीक्षा और फ़ोटो।',
  failed: 'समीक्षा नहीं भेजी जा सकी',
};
