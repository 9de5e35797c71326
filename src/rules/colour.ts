/** Page areas whose background colour the admin can set. */
export const colourPlaces = ['cart', 'home', 'header', 'profile', 'product', 'about'] as const;
export type ColourPlace = (typeof colourPlaces)[number];

/** Text colours for a background colour, and the opacity of the dark scrim that white text needs for contrast. */
export interface ColourUse {
  background: string;
  text: '#000000' | '#FFFFFF';
  inverse: '#000000' | '#FFFFFF';
  scrim: number;
}

const BRIGHTNESS_THRESHOLD = 180;
const READABLE_CONTRAST = 4.5;

export function colourUse(hex: string): ColourUse {
  const channels = channelsOf(hex);
  const [red, green, blue] = channels;
  const brightness = (299 * red + 587 * green + 114 * blue) / 1000;
  if (brightness >= BRIGHTNESS_THRESHOLD) {
    return { background: hex, text: '#000000', inverse: '#FFFFFF', scrim: 0 };
  }
  return { background: hex, text: '#FFFFFF', inverse: '#000000', scrim: scrimForWhite(channels) };
}

type Channels = readonly [number, number, number];

function channelsOf(hex: string): Channels {
  if (!/^#[0-9a-fA-F]{6}$/.test(hex)) throw new RangeError(`not a colour: ${hex}`);
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function scrimForWhite(channels: Channels): number {
  for (let percent = 0; percent < 100; percent += 1) {
    const darkened = channels.map((channel) => Math.round(channel * (1 - percent / 100)));
    if (contrastWithWhite(darkened) >= READABLE_CONTRAST) return percent / 100;
  }
  return 1;
}

function contrastWithWhite(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map(linear);
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
