import type { ComponentType, HTMLAttributes } from 'react';
import { currentLanguage } from '../../messages/current-language.ts';
import { htmlOf, ReusedPart } from './reused-part.ts';

/** Some thousand parts. */
const MAX_BYTES = 1_500_000;

/** A rendered page. Its known parts are beside it: what is never joined is not searched, copied and collected as garbage either. */
export interface ReusingHtml {
  /** With a mark in the place of each part. */
  html: string;
  parts: readonly ReusedPart[];
}

/** By what they show. */
const known = new Map<string, ReusedPart>();
let knownBytes = 0;
/** By component: part of the key. */
const numbers = new Map<unknown, number>();
/** Nobody can write the elements that enclose a new part, or stand for a known one, into a page. */
const mark = import.meta.env.SSR ? crypto.randomUUID() : '';
/** The parts of the page that is being rendered whose HTML is not known; undefined while none is. */
let added: string[] | undefined;
/** Its known parts. */
let shown: ReusedPart[] = [];
const SHOWN = import.meta.env.SSR ? new RegExp(`<wbr id="${mark}-of-(\\d+)"/>`) : /(?:)/;

/**
 * The content of an element, for its attributes. The server renders it once, and then again only when its properties change:
 * pages that are made anew, after an order for instance, mostly show what they showed before. The HTML is the same as without this.
 * All that the content shows must come from its properties, the language and the code: no state, user, path, nonce or `useId`.
 */
export function reused<Props extends object>(
  Content: ComponentType<Props>,
  props: Props,
): Pick<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
  if (!import.meta.env.SSR || !added) return { children: <Content {...props} /> };
  const key = `${currentLanguage()} ${numberOf(Content)} ${JSON.stringify(props)}`;
  const part = known.get(key);
  if (part) return { dangerouslySetInnerHTML: { __html: `<wbr id="${mark}-of-${shown.push(part) - 1}"/>` } };
  const index = added.push(key) - 1;
  return {
    children: (
      <>
        <wbr id={`${mark}-${index}`} />
        <Content {...props} />
        <wbr id={`${mark}-${index}`} />
      </>
    ),
  };
}

/** Renders a page of which parts are reused. Undefined if `isFinished` says no: what it has is not remembered then. */
export function renderReusing(
  render: () => string,
  isFinished: (html: string) => boolean,
): ReusingHtml | undefined {
  added = [];
  shown = [];
  try {
    const html = render();
    if (!isFinished(html)) return undefined;
    if (added.length === 0) return { html, parts: shown };
    // a known part may be within a new one
    return { html: withoutMarks(joined(html, shown), added), parts: [] };
  } finally {
    added = undefined;
    shown = [];
  }
}

/** A text and a part in turn. */
export function piecesWith(html: string, parts: readonly ReusedPart[]): (string | ReusedPart)[] {
  if (parts.length === 0) return [html];
  return html.split(SHOWN).map((piece, at) => (at % 2 === 1 && parts[Number(piece)]) || piece);
}

function joined(html: string, parts: readonly ReusedPart[]): string {
  return piecesWith(html, parts).map(htmlOf).join('');
}

/** Remembers the new parts and removes the elements that enclosed them. */
function withoutMarks(html: string, keys: readonly string[]): string {
  // text, number, new part, the same number, text, and so on
  const pieces = html.split(new RegExp(`<wbr id="${mark}-(\\d+)"/>`));
  for (let at = 1; at < pieces.length; at += 4) {
    const key = keys[Number(pieces[at])];
    // otherwise one would be within another
    if (key !== undefined && pieces[at] === pieces[at + 2]) remember(key, pieces[at + 1] ?? '');
  }
  return pieces.filter((_, index) => index % 2 === 0).join('');
}

function remember(key: string, html: string): void {
  if (known.has(key)) return;
  const part = new ReusedPart(html);
  const bytes = key.length + part.bytes.length;
  if (knownBytes + bytes > MAX_BYTES) {
    known.clear();
    knownBytes = 0;
  }
  knownBytes += bytes;
  known.set(key, part);
}

function numberOf(content: unknown): number {
  const number = numbers.get(content) ?? numbers.size;
  numbers.set(content, number);
  return number;
}
