import type { Messages } from '../en/en.ts';

export const adminPrint: Messages['adminPrint'] = {
  printLabel: 'லேபிளை அச்சிடு',
  failed: 'PDF உருவாக்க முடியவில்லை. மீண்டும் முயலுங்கள்.',
  noOrders: 'குறைந்தது ஓர் ஆர்டரைத் தேர்ந்தெடுங்கள்',
  tooManyOrders: (max) => `ஒரே நேரத்தில் அதிகபட்சம் ${max} ஆர்டர்கள்`,
  notFound: (ids) => `இந்த ஆர்டர்கள் இல்லை: ${ids}`,
  noInvoices: 'இந்த ஆர்டர்கள் எதற்கும் இன்னும் பில் இல்லை.',
  withoutInvoice: 'இன்னும் பில் இல்லாத ஆர்டர்கள்',
  nothingToCollect: 'பணம் வாங்க வேண்டாம்',
  date: 'தேதி',
  weight: 'எடை',
  pieces: 'எண்ணிக்கை',
  trackingNumber: 'டிராக்கிங் எண்',
};
