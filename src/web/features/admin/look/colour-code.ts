const HEX_COLOUR = /^#[0-9a-f]{6}$/i;

export const isColour = (text: string) => HEX_COLOUR.test(text);

/** Colours that suit a farm, with the messages that name them. */
export const swatches = [
  ['#0F5C5A', 'teal'],
  ['#F6BC3C', 'manjappai'],
  ['#1F4D2F', 'bananaLeaf'],
  ['#9E3A1C', 'redEarth'],
  ['#26170E', 'karuppatti'],
] as const;
