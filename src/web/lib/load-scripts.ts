/** Those asked for since the first load of the page; a lost one is asked for again. */
const loads = new Map<string, Promise<void>>();

/** A file that the server no longer has, as after a deployment: asking again does not help. */
export class LostScript extends Error {}

/**
 * Replaces Vite's function, which every lazy import calls (see vite.config.ts). For as long as a document lives a browser
 * remembers that an import or a preload failed: on a connection that was gone for a second, a dialog would not open until the
 * page was loaded again. So all files are fetched into the browser's cache first, which may be repeated, and then imported.
 */
async function loadScripts<Module>(
  importAll: () => Promise<Module>,
  files: readonly string[],
): Promise<Module> {
  await Promise.all(files.map((file) => load(pathOf(file))));
  return importAll();
}

/** The import map of the page says where its language's messages are. */
function pathOf(file: string): string {
  return file.startsWith('messages/') ? new URL(import.meta.resolve(file)).pathname : `/${file}`;
}

function load(href: string): Promise<void> {
  const earlier = loads.get(href);
  if (earlier) return earlier;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const started = href.endsWith('.css') ? addStyles(href) : fetchScript(href);
  loads.set(href, started);
  started.catch(() => loads.delete(href));
  return started;
}

async function fetchScript(href: string): Promise<void> {
  const response = await fetch(href);
  if (response.status === 404) throw new LostScript(href);
  // anything else may be a proxy's error
  if (!response.ok) throw new TypeError(`Failed to fetch ${href}`);
  await response.arrayBuffer();
}

async function addStyles(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => reject(new TypeError(`Failed to fetch ${href}`)));
  document.head.append(link);
  try {
    await promise;
  } catch (error) {
    link.remove();
    throw error;
  }
}

/** The name that Vite's code imports. */
export { loadScripts as __vitePreload };
