import type { Messages } from '../en/en.ts';

export const textPages: Messages['textPages'] = {
  onThisPage: 'இந்தப் பக்கத்தில்',
  formNeedsScript: 'இந்தப் படிவத்துக்கு JavaScript தேவை',
  nothingSent: 'எதுவும் அனுப்பப்படவில்லை. உங்கள் பிரவுசரில் JavaScript-ஐ இயக்கி, படிவத்தை மீண்டும் நிரப்புங்கள்.',
  backToForm: 'படிவத்துக்குத் திரும்பு',
};
