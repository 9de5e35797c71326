import path from 'node:path';
import { ROOT } from './root.ts';

const fontFile = (name: string) => path.join(ROOT, `src/server/invoices/fonts/${name}.ttf`);

/** The smallest of them that has the rupee sign. */
export const RUPEE_FONT = fontFile('tamil');

/** Fonts of Indian scripts, each with its characters. Only fonts that the PDF library can shape: it fails on Noto Telugu and others. */
export const scriptFonts: readonly { characters: RegExp; file: string }[] = (
  [
    [/\p{Script_Extensions=Tamil}/u, 'tamil'],
    [/\p{Script_Extensions=Devanagari}/u, 'devanagari'],
    [/\p{Script_Extensions=Telugu}/u, 'telugu'],
    [/\p{Script_Extensions=Kannada}/u, 'kannada'],
    [/\p{Script_Extensions=Malayalam}/u, 'malayalam'],
    [/\p{Script_Extensions=Bengali}/u, 'bengali'],
    [/\p{Script_Extensions=Gujarati}/u, 'gujarati'],
    [/\p{Script_Extensions=Gurmukhi}/u, 'gurmukhi'],
    [/\p{Script_Extensions=Oriya}/u, 'oriya'],
  ] as const
).map(([characters, name]) => ({ characters, file: fontFile(name) }));
