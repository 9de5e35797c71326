import type { Messages } from '../en/en.ts';

export const maps: Messages['maps'] = {
  map: (place) => `வரைபடம்: ${place}`,
  dragPin: 'பின்னைச் சரியான இடத்துக்கு நகர்த்துங்கள்',
  keys: 'Enter அழுத்தினால் வரைபடத்தின் நடுவில் பின் வைக்கப்படும். அம்புக்குறி விசைகள் அதை நகர்த்தும்; Shift உடன் அழுத்தினால் அதிகம் நகரும்.',
  zoomIn: 'பெரிதாக்கு',
  zoomOut: 'சிறிதாக்கு',
  open: 'OpenStreetMap-இல் திற',
  noTiles: 'வரைபடம் தெரியவில்லை.',
  noTilesWithPin: 'வரைபடம் தெரியவில்லை. பின் இருக்கும் இடம் சரியானது.',
};
