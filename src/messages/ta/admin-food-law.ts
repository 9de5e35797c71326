import type { Messages } from '../en/en.ts';

export const adminFoodLaw: Messages['adminFoodLaw'] = {
  mrp: 'அனைத்து வரிகளும் உட்பட MRP: விலையுடன் ஓர் அளவைச் சேருங்கள்',
  netQuantity: (sizes) => `நிகர அளவு: ${sizes}`,
  aSize: 'ஓர் அளவு',
  origin: 'தயாரான நாடு (“Country of origin” என்ற விவரம்)',
  maker: 'தயாரித்தவர் அல்லது பேக் செய்தவர், முகவரியுடன் (“Packed by” போன்ற விவரம்)',
  ingredients: 'சேர்க்கப்பட்டவை',
  bestBefore: 'இதற்குள் பயன்படுத்தவும் அல்லது பயன்பாட்டுக் காலம்',
  oilWeight: 'எண்ணெயின் எடை (லிட்டரில் விற்கப்படுவதால்; “Net weight per litre” போன்ற விவரம்)',
  hsn: 'பில்லுக்கு HSN குறியீடு',
  gstRate: 'பில்லுக்கு GST விகிதம்',
  licence: '14 இலக்க FSSAI உரிமம் (கடையின் அமைப்புகளில்)',
  consumerCare: 'வாடிக்கையாளர் சேவை: இமெயிலும் போனும் (கடையின் அமைப்புகளில்)',
  absoluteClaim: 'உரையில் “100 %” என்று உள்ளது: FSSAI அதை வேண்டாம் என்கிறது',
  organicClaim: 'உரையில் “organic” என்று உள்ளது: அதற்குச் சான்றிதழ் தேவை',
};
