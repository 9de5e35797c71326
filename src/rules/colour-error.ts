import { adminValidation } from '../messages/admin-validation.ts';
import { type ColourPlace, type ColourUse, colourUse, contrastOf, READABLE_CONTRAST } from './colour.ts';

/** Why a place may not have this colour. Only the header has a scrim that makes white text readable on a light colour. */
export function colourError(place: ColourPlace, hex: string): string | undefined {
  const { text } = colourUse(hex);
  const contrast = contrastOf(text, hex);
  if (place === 'header' || contrast >= READABLE_CONTRAST) return undefined;
  return adminValidation.hardToRead({ text: textName(text), ratio: ratioText(contrast) });
}

export function textName(text: ColourUse['text']): string {
  return text === '#000000' ? adminValidation.darkText : adminValidation.whiteText;
}

/** Rounded down, so that "4.5 to 1" is never claimed of less. */
export function ratioText(contrast: number): string {
  return adminValidation.ratio((Math.floor(contrast * 10) / 10).toFixed(1));
}
