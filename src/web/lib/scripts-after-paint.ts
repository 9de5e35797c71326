import type { PageParts } from './page-parts.ts';
import { ALL_STYLES } from './page-styles.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const DATA = /<script( nonce="[^"]+")?>(?=window\.__reactRouterContext)/g;
const STARTER = /<script( nonce="[^"]+")? type="module" async="">/;
/** Event on window: React handles clicks from now on, so the early click is no longer recorded. */
export const LISTENING = 'listening';
/** Event on window: the page is hydrated and has all styles. */
export const USABLE = 'usable';

interface Files {
  /** The messages that scripts import. */
  messages: (scripts: string[]) => { importMap: string; urls: string[] };
  stylesheet: string;
  /** See first-routes.ts. */
  routes: { url: string; writeInto: (script: string) => string };
}

/**
 * Loads the page's scripts and the complete stylesheet after the first paint. On a phone's connection they would otherwise
 * compete with fonts and the first image. Links and searches work before that. An early click or submit is repeated when the
 * page is hydrated and has all styles: what it opens has its look.
 */
export function scriptsAfterPaint(page: PageParts, { messages, stylesheet, routes }: Files): PageParts {
  // only the ends of a page are searched: between them is nothing of the router's
  const { head, body, tail } = page;
  const starter = tail.match(STARTER);
  if (!starter) return page;
  const [, nonceMarker = ''] = starter;
  const scripts = [...head.matchAll(PRELOAD)]
    .map(([, href = '']) => href)
    .filter((href) => href !== routes.url);
  const { importMap, urls } = messages(scripts);
  const map = `<script${nonceMarker} type="importmap">${importMap}</script>`;
  const start = `<script${nonceMarker}>${afterPaint([...scripts, ...urls], stylesheet)}</script>`;
  // the entry script and its data are inert text in the page, so that their hashes are in the CSP, and become scripts later
  return {
    head: head.replaceAll(PRELOAD, '') + map + start,
    body,
    tail: routes
      .writeInto(tail)
      .replaceAll(DATA, `<script${nonceMarker} type="text/plain" data-later="">`)
      .replace(STARTER, `<script${nonceMarker} type="text/plain" data-later="module">`),
  };
}

function afterPaint(files: string[], stylesheet: string): string {
  return [
    // Zod would try code from strings, which the policy forbids and the browser reports. Schemas of a page are made before its entry runs
    'self.__zod_globalConfig={jitless:true};',
    'const start=()=>{',
    // their hashes are in the policy: a script of somebody else would not run
    'const own=self.trustedTypes?.createPolicy("page-scripts",{createScript:code=>code})??{createScript:code=>code};',
    'const add=(tag,values)=>document.head.append(Object.assign(document.createElement(tag),values));',
    // becomes a stylesheet later, in this place of the cascade
    `add("link",{id:"${ALL_STYLES}",rel:"preload",as:"style",fetchPriority:"low",href:"${stylesheet}"});`,
    `for(const href of ${JSON.stringify(files)})add("link",{rel:"modulepreload",href});`,
    'for(const {dataset,textContent} of document.querySelectorAll("[data-later]"))',
    'add("script",{type:dataset.later,textContent:own.createScript(textContent)})};',
    'let again,isSent;const press=event=>{const button=event.target.closest("button[type=button]");if(!button)return;',
    'event.stopPropagation();if(!isSent)again=()=>button.click()};',
    'const wait=event=>{const {target,submitter}=event;if(target.method!=="post")return;',
    'event.preventDefault();event.stopPropagation();',
    // the first submit is repeated, not a later click
    'if(isSent)return;isSent=true;submitter?.setAttribute("aria-busy",true);',
    'again=()=>{submitter?.setAttribute("aria-busy",false);target.requestSubmit(submitter)}};',
    'addEventListener("click",press,true);addEventListener("submit",wait,true);',
    `addEventListener("${LISTENING}",()=>removeEventListener("click",press,true),{once:true});`,
    // in a new task: effects that read early input have run by then
    `addEventListener("${USABLE}",()=>{removeEventListener("submit",wait,true);setTimeout(()=>again?.())},{once:true});`,
    'addEventListener("DOMContentLoaded",()=>{',
    'if(!PerformanceObserver.supportedEntryTypes?.includes("paint"))return start();',
    'new PerformanceObserver((_,painted)=>{painted.disconnect();start()}).observe({type:"paint",buffered:true})})',
  ].join('');
}
