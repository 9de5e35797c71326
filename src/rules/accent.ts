import { contrastOf, mixColours, READABLE_CONTRAST } from './colour.ts';

/** The colours of buttons, links and marks that follow from one accent colour. */
export interface AccentColours {
  /** Carries white text, and is itself text on light surfaces. */
  main: string;
  hover: string;
  press: string;
  /** Bars and ticks. */
  mid: string;
  /** A pale tint that carries text in the main colour. */
  soft: string;
}

/** The darkest of the light surfaces (`--sand` of tokens.css). White is lighter, so white text reads as well. */
const DARKEST_SURFACE = '#F4ECDD';
const STEP = 0.02;
const PALEST = 0.86;

/** A colour that is too light is darkened: every text has a contrast of at least 4.5, whatever the accent is. */
export function accentColours(accent: string): AccentColours {
  const main = darkenUntilReadable(accent);
  return {
    main,
    hover: mixColours(main, '#000000', 0.22),
    press: mixColours(main, '#000000', 0.42),
    mid: mixColours(main, '#FFFFFF', 0.16),
    soft: lightenUntilReadable(accent, main),
  };
}

function darkenUntilReadable(accent: string): string {
  for (let share = 0; share < 1; share += STEP) {
    const darker = mixColours(accent, '#000000', share);
    if (contrastOf(darker, DARKEST_SURFACE) >= READABLE_CONTRAST) return darker;
  }
  return '#000000';
}

function lightenUntilReadable(accent: string, text: string): string {
  for (let share = PALEST; share < 1; share += STEP) {
    const paler = mixColours(accent, '#FFFFFF', share);
    if (contrastOf(text, paler) >= READABLE_CONTRAST) return paler;
  }
  return '#FFFFFF';
}
