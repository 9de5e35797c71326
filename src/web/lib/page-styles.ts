import { whenTouched } from './when-touched.ts';

/** Id of the styles inside a page: the part of the shop's stylesheet that the page uses. */
export const STYLES = 'styles';
/** Id of the preload of the complete stylesheet, which the page adds after its first paint. */
export const ALL_STYLES = 'all-styles';
/** Stands for the styles while a page is rendered: which ones it uses is known afterwards. */
export const STYLES_PLACEHOLDER = '/*styles*/';

const MAX_WAIT_MS = 5000;
const MAX_IDLE_WAIT_MS = 500;

let loading: Promise<void> | undefined;

/**
 * Adds the complete stylesheet and resolves when the browser has it. What only scripts show (dialogs, toasts, another page)
 * has its styles there. When it does not arrive, a page that works matters more than its look.
 */
export function allStyles(): Promise<void> {
  loading ??= Promise.race([addStyles(), new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
  return loading;
}

async function addStyles(): Promise<void> {
  const preload = document.getElementById(ALL_STYLES);
  // the pages of Vite have everything
  if (!(preload instanceof HTMLLinkElement)) return;
  if (!(await isAdded(preload))) await isAdded(preload);
}

function isAdded(preload: HTMLLinkElement): Promise<boolean> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = preload.href;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => {
      link.remove();
      resolve(false);
    });
    preload.after(link);
  });
}

/** Calls back when the page has all styles: they are added when the browser has nothing to do, or somebody touches the page. */
export function whenStyled(listener: () => void): void {
  let isAsked = false;
  const ask = () => {
    if (!isAsked) void allStyles().then(listener);
    isAsked = true;
  };
  whenTouched(ask);
  // not in every browser
  if ('requestIdleCallback' in window) requestIdleCallback(ask, { timeout: MAX_IDLE_WAIT_MS });
  else setTimeout(ask, MAX_IDLE_WAIT_MS);
}
