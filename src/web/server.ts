import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { themeCss } from '../extension/theme-css.ts';
import { setLanguageSource } from '../messages/current-language.ts';
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageOfPath,
  languages,
  pathPrefix,
} from '../rules/languages.ts';
import { apiContext, englishApiContext } from './lib/api.ts';
import { apiClient } from './lib/api-client.ts';
import { extensionThemeContext } from './lib/extension-theme.ts';
import { extensions } from './lib/extensions.ts';
import { firstRoutes } from './lib/first-routes.ts';
import { addDrawings } from './lib/icon-drawings.ts';
import { nonceContext } from './lib/inline-nonce.ts';
import { messageFiles } from './lib/message-files.ts';
import { pageContext } from './lib/page-context.ts';
import { pagePatterns } from './lib/page-patterns.ts';
import { STYLES_PLACEHOLDER } from './lib/page-styles.ts';
import { scriptsAfterPaint } from './lib/scripts-after-paint.ts';
import { usedStyles } from './lib/used-styles.ts';
import styles from './styles/app.css?inline';
import stylesheet from './styles/app.css?url';

/** One for each language: they differ in the prefix that all paths have. */
const handlers = new Map(languages.map((language) => [language, handlerOf(language)]));

/** The styles of extensions. */
const theme = themeCss(extensions);

const stylesOf = usedStyles(styles);

const routes = firstRoutes((build as ServerBuild).assets);

export const patternOf = pagePatterns((build as ServerBuild).routes);

interface PageOptions {
  fetchApi: (request: Request) => Promise<Response>;
  nonceMarker: string;
  languageScope: {
    current: () => Language;
    run: <Value>(language: Language, work: () => Value) => Value;
  };
}

function handlerOf(language: Language) {
  const basename = pathPrefix(language) || '/';
  return createRequestHandler({ ...(build as ServerBuild), basename }, import.meta.env.MODE);
}

/**
 * Renders a page. Its loaders call the API in the same process, and its inline code carries the nonce marker. The HTML is
 * returned beside the response: encoding and decoding it at every step took as long as rendering.
 */
export async function renderPage(
  request: Request,
  { fetchApi, nonceMarker, languageScope }: PageOptions,
): Promise<{ page: Response; html?: string }> {
  const context = new RouterContextProvider();
  const { origin, pathname } = new URL(request.url);
  const language = languageOfPath(pathname);
  const handle = handlers.get(language);
  if (!handle) throw new Error(`No pages in ${language}`);
  setLanguageSource(languageScope.current);
  const fetchInProcess = (input: RequestInfo | URL, init?: RequestInit) => fetchApi(new Request(input, init));
  context.set(apiContext, apiClient(origin, language, fetchInProcess));
  context.set(englishApiContext, apiClient(origin, DEFAULT_LANGUAGE, fetchInProcess));
  context.set(nonceContext, nonceMarker);
  context.set(extensionThemeContext, theme);
  const page = await languageScope.run(language, () => handle(request, context));
  const rendered = context.get(pageContext);
  if (rendered === null) return { page };
  const html = addDrawings(rendered);
  // Vite's own scripts must run before the page's
  if (import.meta.env.DEV) return { page, html };
  const messages = (scripts: string[]) => messageFiles(language, scripts);
  return {
    page,
    html: scriptsAfterPaint(html, { messages, stylesheet, routes }).replace(STYLES_PLACEHOLDER, () =>
      stylesOf(html),
    ),
  };
}
