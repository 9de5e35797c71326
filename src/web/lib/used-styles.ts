import { namesIn, type ReusedPart } from './reused-part.ts';

/** A statement or rule as it stands, or a group of rules such as a layer or a media query. */
type Part = Rule | { head: string; parts: Part[] };

interface Rule {
  text: string;
  /** For each of its selectors, the classes without which it matches nothing. */
  needs: string[][];
  /** Of an animation: without a rule that names it, it is not used. */
  animation?: string | undefined;
}

const GROUP = /^@(layer|media|supports|container)\b/;
const ANIMATION = /^@keyframes\s+([\w-]+)/;
const CLASSES = ' class="';
/** Pages of one kind use the same classes, so few different results are ever needed. */
const MAX_RESULTS = 200;

/**
 * Makes a function that reduces a stylesheet to the rules that can apply to a page: those whose classes all occur in the
 * parts of its HTML. Selectors are read generously, so a rule may be kept without need but is never missing. Layers stay, even empty:
 * their order decides which rule wins.
 */
export function usedStyles(stylesheet: string): (...html: (string | ReusedPart)[]) => string {
  const parts = parse(stylesheet);
  const results = new Map<string, string>();
  return (...html) => {
    const classes = new Set(html.flatMap((piece) => namesIn(piece, classesOf)));
    const key = [...classes].sort().join(' ');
    const known = results.get(key);
    if (known !== undefined) return known;
    const isUsed = ({ needs }: Rule) => needs.some((names) => names.every((name) => classes.has(name)));
    const rules = textOf(parts, (rule) => !rule.animation && isUsed(rule));
    const result = textOf(parts, (rule) => (rule.animation ? rules.includes(rule.animation) : isUsed(rule)));
    if (results.size >= MAX_RESULTS) results.clear();
    results.set(key, result);
    return result;
  };
}

/**
 * The stylesheet without what every page has inside: rules that need no class. Added to a page, they would make the browser
 * lay all of it out again; the others only make it compare the elements that have their classes.
 */
export function laterStyles(stylesheet: string): string {
  return textOf(parse(stylesheet), ({ needs, animation }) => Boolean(animation) || !needs.some(isAlways));
}

function isAlways(classes: string[]): boolean {
  return classes.length === 0;
}

/** All class names in a page. A search for fixed text: a regular expression took several times as long. */
function classesOf(html: string): string[] {
  const values = new Set<string>();
  for (let at = html.indexOf(CLASSES); at !== -1; at = html.indexOf(CLASSES, at)) {
    const from = at + CLASSES.length;
    at = html.indexOf('"', from);
    if (at === -1) break;
    values.add(html.slice(from, at));
  }
  return [...new Set([...values].flatMap((value) => value.split(' ')))];
}

function textOf(parts: Part[], isUsed: (rule: Rule) => boolean): string {
  return parts
    .map((part) => {
      if ('text' in part) return isUsed(part) ? part.text : '';
      const inner = textOf(part.parts, isUsed);
      return inner || part.head.startsWith('@layer') ? `${part.head}{${inner}}` : '';
    })
    .join('');
}

function parse(css: string): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < css.length; ) {
    const open = find(css, at, (character) => character === '{' || character === ';');
    if (css[open] !== '{') {
      parts.push({ text: css.slice(at, open + 1), needs: [[]] });
      at = open + 1;
      continue;
    }
    let depth = 0;
    const close = find(css, open, (character) => {
      if (character === '{') depth += 1;
      if (character === '}') depth -= 1;
      return depth === 0;
    });
    const head = css.slice(at, open).trim();
    const body = css.slice(open + 1, close);
    parts.push(GROUP.test(head) ? { head, parts: parse(body) } : ruleOf(head, body));
    at = close + 1;
  }
  return parts;
}

function ruleOf(head: string, body: string): Rule {
  const text = `${head}{${body}}`;
  if (head.startsWith('@')) return { text, needs: [[]], animation: ANIMATION.exec(head)?.[1] };
  return { text, needs: neededClasses(head) };
}

/** The place of the first character outside strings that `isWanted`, or the end. */
function find(css: string, from: number, isWanted: (character: string) => boolean): number {
  let quote = '';
  for (let at = from; at < css.length; at += 1) {
    const character = css.charAt(at);
    if (character === '\\') at += 1;
    else if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (isWanted(character)) return at;
  }
  return css.length;
}

function neededClasses(selectors: string): string[][] {
  // what is in brackets may be a choice or a negation: it is left out, from the inside to the outside
  let plain = selectors.replaceAll(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  return plain
    .split(',')
    .map((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
}
