/** Page areas whose background colour the admin can set. */
export const colourPlaces = ['cart', 'home', 'header', 'profile', 'product', 'about'] as const;
export type ColourPlace = (typeof colourPlaces)[number];

type TextColour = '#000000' | '#FFFFFF';

/** Text colours for a background colour, and the opacity of the dark scrim that white text needs for contrast. */
export interface ColourUse {
  background: string;
  text: TextColour;
  inverse: TextColour;
  scrim: number;
}

const BRIGHTNESS_THRESHOLD = 180;
/** The contrast that WCAG AA asks of text. */
export const READABLE_CONTRAST = 4.5;

export function colourUse(hex: string): ColourUse {
  const channels = channelsOf(hex);
  const [red, green, blue] = channels;
  const brightness = (299 * red + 587 * green + 114 * blue) / 1000;
  if (brightness >= BRIGHTNESS_THRESHOLD) {
    return { background: hex, text: '#000000', inverse: '#FFFFFF', scrim: 0 };
  }
  return { background: hex, text: '#FFFFFF', inverse: '#000000', scrim: scrimForWhite(channels) };
}

/** Black or white, whichever reads better: one of them always has a contrast of at least 4.58. */
export function readableText(background: string): { text: TextColour; contrast: number } {
  const [black, white] = [contrastOf('#000000', background), contrastOf('#FFFFFF', background)];
  return white >= black ? { text: '#FFFFFF', contrast: white } : { text: '#000000', contrast: black };
}

/** From 1 (the same colour) to 21 (black on white). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(channelsOf(one)), luminance(channelsOf(other))].toSorted(
    (first, second) => first - second,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes a colour with another one; `share` of the other from 0 to 1. */
export function mixColours(hex: string, other: string, share: number): string {
  const [from, to] = [channelsOf(hex), channelsOf(other)];
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
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
    if (1.05 / (luminance(darkened) + 0.05) >= READABLE_CONTRAST) return percent / 100;
  }
  return 1;
}

function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
