const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const STARTER = /<script( nonce="[^"]+")? type="module" async="">/;

/**
 * A page's programs are fetched when the page has been painted; on a phone's connection they would otherwise take most of
 * it from the styles, the fonts and the first picture. Until then links and forms work without them.
 */
export function scriptsAfterPaint(html: string): string {
  const starter = html.match(STARTER);
  if (!starter) return html;
  const [, mark = ''] = starter;
  const files = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  // the starter stands in the page as text, where its hash is counted; as a module it is added when the time has come
  return html
    .replaceAll(PRELOAD, '')
    .replace(STARTER, `<script${mark} type="text/plain" id="starter">`)
    .replace('</head>', () => `<script${mark}>${afterPaint(files)}</script></head>`);
}

function afterPaint(files: (string | undefined)[]): string {
  return [
    'const start=()=>{const add=(tag,values)=>document.head.append(Object.assign(document.createElement(tag),values));',
    `for(const href of ${JSON.stringify(files)})add("link",{rel:"modulepreload",href});`,
    'add("script",{type:"module",textContent:document.getElementById("starter").textContent})};',
    'addEventListener("DOMContentLoaded",()=>{',
    'if(!PerformanceObserver.supportedEntryTypes?.includes("paint"))return start();',
    'new PerformanceObserver((_,painted)=>{painted.disconnect();start()}).observe({type:"paint",buffered:true})})',
  ].join('');
}
