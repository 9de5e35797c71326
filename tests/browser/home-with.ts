import type { PagesModule } from '../../src/server/pages.ts';
import { languageScope } from '../../src/server/platform/language-scope.ts';

type Changes = Record<string, (response: Response) => Response | Promise<Response>>;

/** Renders the home page with mocked responses for some API calls. */
export async function homeWith(baseURL: string | undefined, changes: Changes): Promise<string> {
  const built = new URL('../../build/server/index.js', import.meta.url);
  const pages = (await import(built.href)) as PagesModule;
  const { html = [] } = await pages.renderPage(new Request(`${baseURL}/`), {
    nonceMarker: 'test',
    languageScope,
    fetchApi: async (request) => {
      const response = await fetch(request);
      return (await changes[new URL(request.url).pathname]?.(response)) ?? response;
    },
  });
  return html.join('');
}
