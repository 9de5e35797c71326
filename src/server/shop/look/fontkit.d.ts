/** The part of fontkit that the shop uses; the package has no types of its own. */
declare module 'fontkit' {
  interface Glyph {
    path: { toSVG(): string };
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
  }
  export interface Font {
    unitsPerEm: number;
    layout(text: string): {
      glyphs: Glyph[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  }
  export function openSync(file: string): Font;
}
