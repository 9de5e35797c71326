const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const DATA = /<script( nonce="[^"]+")?>(?=window\.__reactRouterContext)/g;
const STARTER = /<script( nonce="[^"]+")? type="module" async="">/;
/** Told to the window when React begins to hear what is pressed: from then on nobody else may press it again. */
export const LISTENING = 'listening';
/** Told to the window when React answers for the page. */
export const HYDRATED = 'taken-over';

/**
 * A page's programs are fetched when the page has been painted; on a phone's connection they would otherwise take most of
 * it from the styles, the fonts and the first picture. Until then links and searches work without them; a button that was
 * pressed is pressed again, and a form that was sent is sent again, when they are there.
 */
export function scriptsAfterPaint(html: string): string {
  const starter = html.match(STARTER);
  if (!starter) return html;
  const [, nonceMarker = ''] = starter;
  const files = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  // starter and data stand in the page as text, where their hashes are counted, and become scripts when the time has come
  return html
    .replaceAll(PRELOAD, '')
    .replaceAll(DATA, `<script${nonceMarker} type="text/plain" data-later="">`)
    .replace(STARTER, `<script${nonceMarker} type="text/plain" data-later="module">`)
    .replace('</head>', () => `<script${nonceMarker}>${afterPaint(files)}</script></head>`);
}

function afterPaint(files: (string | undefined)[]): string {
  return [
    'const start=()=>{const add=(tag,values)=>document.head.append(Object.assign(document.createElement(tag),values));',
    `for(const href of ${JSON.stringify(files)})add("link",{rel:"modulepreload",href});`,
    'for(const {dataset,textContent} of document.querySelectorAll("[data-later]"))',
    'add("script",{type:dataset.later,textContent})};',
    'let again,isSent;const press=({target})=>{const button=target.closest("button[type=button]");',
    'if(button&&!isSent)again=()=>button.click()};',
    'const wait=event=>{const {target,submitter}=event;if(target.method!=="post")return;event.preventDefault();',
    // what was sent first waits: no later press takes its place
    'if(isSent)return;isSent=true;submitter?.setAttribute("aria-busy",true);',
    'again=()=>{submitter?.setAttribute("aria-busy",false);target.requestSubmit(submitter)}};',
    'addEventListener("click",press,true);addEventListener("submit",wait,true);',
    `addEventListener("${LISTENING}",()=>removeEventListener("click",press,true),{once:true});`,
    // a moment later: what was chosen early is taken over by then
    `addEventListener("${HYDRATED}",()=>{removeEventListener("submit",wait,true);setTimeout(()=>again?.())},{once:true});`,
    'addEventListener("DOMContentLoaded",()=>{',
    'if(!PerformanceObserver.supportedEntryTypes?.includes("paint"))return start();',
    'new PerformanceObserver((_,painted)=>{painted.disconnect();start()}).observe({type:"paint",buffered:true})})',
  ].join('');
}
