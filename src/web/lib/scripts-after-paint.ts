const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const DATA = /<script( nonce="[^"]+")?>(?=window\.__reactRouterContext)/g;
const STARTER = /<script( nonce="[^"]+")? type="module" async="">/;
/** Event on window: React handles clicks from now on, so the early click is no longer recorded. */
export const LISTENING = 'listening';
/** Event on window: the page is hydrated. */
export const HYDRATED = 'hydrated';

/**
 * Loads the page's scripts after the first paint. On a phone's connection they would otherwise compete with styles, fonts
 * and the first image. Links and searches work before that; an early click or submit is repeated after hydration.
 */
export function scriptsAfterPaint(
  html: string,
  messages: (scripts: string[]) => { importMap: string; urls: string[] },
): string {
  const starter = html.match(STARTER);
  if (!starter) return html;
  const [, nonceMarker = ''] = starter;
  const scripts = [...html.matchAll(PRELOAD)].map(([, href = '']) => href);
  const { importMap, urls } = messages(scripts);
  const map = `<script${nonceMarker} type="importmap">${importMap}</script>`;
  const start = `<script${nonceMarker}>${afterPaint([...scripts, ...urls])}</script>`;
  // the entry script and its data are inert text in the page, so that their hashes are in the CSP, and become scripts later
  return html
    .replaceAll(PRELOAD, '')
    .replaceAll(DATA, `<script${nonceMarker} type="text/plain" data-later="">`)
    .replace(STARTER, `<script${nonceMarker} type="text/plain" data-later="module">`)
    .replace('</head>', () => `${map}${start}</head>`);
}

function afterPaint(files: string[]): string {
  return [
    'const start=()=>{const add=(tag,values)=>document.head.append(Object.assign(document.createElement(tag),values));',
    `for(const href of ${JSON.stringify(files)})add("link",{rel:"modulepreload",href});`,
    'for(const {dataset,textContent} of document.querySelectorAll("[data-later]"))',
    'add("script",{type:dataset.later,textContent})};',
    'let again,isSent;const press=({target})=>{const button=target.closest("button[type=button]");',
    'if(button&&!isSent)again=()=>button.click()};',
    'const wait=event=>{const {target,submitter}=event;if(target.method!=="post")return;event.preventDefault();',
    // the first submit is repeated, not a later click
    'if(isSent)return;isSent=true;submitter?.setAttribute("aria-busy",true);',
    'again=()=>{submitter?.setAttribute("aria-busy",false);target.requestSubmit(submitter)}};',
    'addEventListener("click",press,true);addEventListener("submit",wait,true);',
    `addEventListener("${LISTENING}",()=>removeEventListener("click",press,true),{once:true});`,
    // in a new task: effects that read early input have run by then
    `addEventListener("${HYDRATED}",()=>{removeEventListener("submit",wait,true);setTimeout(()=>again?.())},{once:true});`,
    'addEventListener("DOMContentLoaded",()=>{',
    'if(!PerformanceObserver.supportedEntryTypes?.includes("paint"))return start();',
    'new PerformanceObserver((_,painted)=>{painted.disconnect();start()}).observe({type:"paint",buffered:true})})',
  ].join('');
}
