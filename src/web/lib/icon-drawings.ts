/** Tag and attributes of the shapes of an icon, as lucide-react has them. */
export type IconShapes = [tag: string, attributes: Record<string, string>][];

const CONTAINER = 'icons';
const PREFIX = 'icon-';
const USED = `<use href="#${PREFIX}`;

const drawings = new Map<string, string>();

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

/** Writes each drawing that a page refers to once, at the start of its body: a later place would be painted later. */
export function addDrawings(html: string): string {
  const ids = new Set<string>();
  for (let at = html.indexOf(USED); at !== -1; at = html.indexOf(USED, at + 1))
    ids.add(html.slice(at + USED.length - PREFIX.length, html.indexOf('"', at + USED.length)));
  const bodyStart = html.indexOf('<body>') + '<body>'.length;
  return html.slice(0, bodyStart) + containerOf([...ids]) + html.slice(bodyStart);
}

/** In the browser: adds the drawing of an icon that the page did not have at first. */
export function ensureDrawing(id: string): void {
  if (document.getElementById(id)) return;
  if (!document.getElementById(CONTAINER)) document.body.insertAdjacentHTML('afterbegin', containerOf([]));
  document.getElementById(CONTAINER)?.insertAdjacentHTML('beforeend', drawings.get(id) ?? '');
}

function containerOf(ids: string[]): string {
  const content = ids.map((id) => drawings.get(id) ?? '').join('');
  // not rendered: the browser styles only the copies
  return `<svg id="${CONTAINER}" class="${CONTAINER}" display="none" aria-hidden="true">${content}</svg>`;
}
