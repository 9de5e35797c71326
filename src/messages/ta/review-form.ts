import type { Messages } from '../en/en.ts';

export const reviewForm: Messages['reviewForm'] = {
  rating: 'மதிப்பீடு',
  poor: 'மோசம்',
  fair: 'பரவாயில்லை',
  good: 'நன்று',
  veryGood: 'மிக நன்று',
  excellent: 'அருமை',
  review: 'மதிப்புரை',
  photo: 'படம்',
  chosenPhoto: 'நீங்கள் தேர்ந்தெடுத்த படம்',
  changePhoto: 'படத்தை மாற்று',
  removePhoto: 'படத்தை நீக்கு',
  addPhoto: 'படம் சேர்',
  submit: 'மதிப்புரையை அனுப்பு',
  submitting: 'அனுப்புகிறது...',
  thankYou: 'உங்கள் மதிப்புரைக்கு நன்றி!',
  incomplete: 'எல்லாம் தேவை: மதிப்பீடு, மதிப்புரை, படம்.',
  failed: 'மதிப்புரையை அனுப்ப முடியவில்லை',
};
