import type { TranslatedDefaults } from '../../section-types.ts';

export const footer: TranslatedDefaults = {
  brand: { texts: { line: '{tagline}' } },
  shop: { texts: { heading: 'கடை' } },
  policies: { texts: { heading: 'விதிமுறைகள்' } },
  badges: { texts: { heading: 'சான்றிதழ்கள்' } },
  bottom: { texts: { line: 'இந்தியாவுக்குள் மட்டும் டெலிவரி.' } },
};
