const HEX_COLOUR = /^#[0-9a-f]{6}$/i;

export const isColour = (text: string) => HEX_COLOUR.test(text);

export const COLOUR_MESSAGE = 'A colour has six digits or letters from A to F, such as #F6BC3C.';

/** Colours that suit a farm, with their names. */
export const swatches = [
  ['#0F5C5A', 'Teal'],
  ['#F6BC3C', 'Manjappai'],
  ['#1F4D2F', 'Banana leaf'],
  ['#9E3A1C', 'Red earth'],
  ['#26170E', 'Karuppatti'],
] as const;
