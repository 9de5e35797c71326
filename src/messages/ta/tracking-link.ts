import type { Messages } from '../en/en.ts';

export const trackingLink: Messages['trackingLink'] = {
  copy: 'கண்காணிப்பு எண்ணை நகலெடு',
  copied: 'கண்காணிப்பு எண் நகலெடுக்கப்பட்டது.',
  notCopied: 'நகலெடுக்க முடியவில்லை. கையால் நகலெடுங்கள்.',
  courierPage: 'கூரியர் பக்கத்தில் பாருங்கள்',
};
