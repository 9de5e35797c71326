/** Places whose background the owner can colour. */
export const colourPlaces = ['cart', 'home', 'header', 'profile', 'product', 'about'] as const;
export type ColourPlace = (typeof colourPlaces)[number];

/** Text on a colour the owner chose: black or white by brightness, and how much veil white text needs to be read. */
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
    const veiled = channels.map((channel) => Math.round(channel * (1 - percent / 100)));
    if (contrastWithWhite(veiled) >= READABLE_CONTRAST) return percent / 100;
  }
  return 1;
}

function contrastWithWhite(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map(linear);
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
