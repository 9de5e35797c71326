import type { Messages } from '../en/en.ts';

export const maps: Messages['maps'] = {
  map: (place) => `नक्शा: ${place}`,
  dragPin: 'पिन को सही जगह तक खींचें',
  zoomIn: 'बड़ा करें',
  zoomOut: 'छोटा करें',
  open: 'OpenStreetMap में खोलें',
  noTiles: 'नक्शा लोड नहीं हुआ।',
  noTilesWithPin: 'नक्शा लोड नहीं हुआ। पिन फिर भी सही जगह पर है।',
};
