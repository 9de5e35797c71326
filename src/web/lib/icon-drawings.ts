import { namesIn, type ReusedPart } from './reused-part.ts';
import { trusted } from './trusted-types.ts';

/** Tag and attributes of the shapes of an icon, as lucide-react has them. */
export type IconShapes = [tag: string, attributes: Record<string, string>][];

const CONTAINER = 'icons';
const PREFIX = 'icon-';
const USED = `<use href="#${PREFIX}`;

const drawings = new Map<string, string>();

/** By id: the empty container, or a drawing that was made known. */
const markupOf = trusted('createHTML', 'icons', (id) =>
  id === CONTAINER ? containerOf([]) : (drawings.get(id) ?? ''),
);

/** Makes a drawing known and returns its id. */
export function defineDrawing(name: string, shapes: IconShapes): string {
  const id = PREFIX + name;
  const markup = shapes.map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  drawings.set(id, `<g id="${id}">${markup.join('')}</g>`);
  return id;
}

/** Each drawing that a page refers to once, for the start of its body: in a later place they would be painted later. */
export function drawingsOf(...pieces: (string | ReusedPart)[]): string {
  return containerOf([...new Set(pieces.flatMap((piece) => namesIn(piece, idsOf)))]);
}

function idsOf(html: string): string[] {
  const ids = new Set<string>();
  for (let at = html.indexOf(USED); at !== -1; at = html.indexOf(USED, at + 1))
    ids.add(html.slice(at + USED.length - PREFIX.length, html.indexOf('"', at + USED.length)));
  return [...ids];
}

/** In the browser: adds the drawing of an icon that the page did not have at first. */
export function ensureDrawing(id: string): void {
  if (document.getElementById(id)) return;
  if (!document.getElementById(CONTAINER))
    document.body.insertAdjacentHTML('afterbegin', markupOf(CONTAINER));
  document.getElementById(CONTAINER)?.insertAdjacentHTML('beforeend', markupOf(id));
}

function containerOf(ids: string[]): string {
  const content = ids.map((id) => drawings.get(id) ?? '').join('');
  // CSS does not render it: the browser styles only the copies
  return `<svg id="${CONTAINER}" class="${CONTAINER}" aria-hidden="true">${content}</svg>`;
}
