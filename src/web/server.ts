import * as build from 'virtual:react-router/server-build';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { themeCss } from '../extension/theme-css.ts';
import { setLanguageSource } from '../messages/current-language.ts';
import { DEFAULT_LANGUAGE, type Language, languageOfPath, withoutLanguage } from '../rules/languages.ts';
import { apiContext, englishApiContext } from './lib/api.ts';
import { apiClient } from './lib/api-client.ts';
import { extensionThemeContext } from './lib/extension-theme.ts';
import { extensions } from './lib/extensions.ts';
import { firstRoutes } from './lib/first-routes.ts';
import { drawingsOf } from './lib/icon-drawings.ts';
import { nonceContext } from './lib/inline-nonce.ts';
import { messageFiles } from './lib/message-files.ts';
import { pageContext } from './lib/page-context.ts';
import { pageHandlers } from './lib/page-handlers.ts';
import { type PageParts, splitPage, startBody } from './lib/page-parts.ts';
import { STYLES_PLACEHOLDER } from './lib/page-styles.ts';
import { piecesWith } from './lib/reused-html.tsx';
import type { ReusedPart } from './lib/reused-part.ts';
import { scriptsAfterPaint } from './lib/scripts-after-paint.ts';
import { usedStyles } from './lib/used-styles.ts';
import styles from './styles/app.css?inline';
import stylesheet from './styles/app.css?url';

const DOCTYPE = '<!DOCTYPE html>';

/** The styles of extensions. */
const theme = themeCss(extensions);

const stylesOf = usedStyles(styles);

const routes = firstRoutes((build as ServerBuild).assets);

const { patternOf, handlerOf } = pageHandlers(build as ServerBuild, import.meta.env.MODE);

export { patternOf };

interface PageOptions {
  fetchApi: (request: Request) => Promise<Response>;
  /** The content of the API's response to a GET, if that is in memory. */
  readJson?: ((target: string) => unknown) | undefined;
  nonceMarker: string;
  languageScope: {
    current: () => Language;
    run: <Value>(language: Language, work: () => Value) => Value;
  };
}

/**
 * Renders a page. Its loaders call the API in the same process, and its inline code carries the nonce marker. The HTML is
 * returned beside the response, in pieces: encoding, decoding and joining it at every step took as long as rendering.
 */
export async function renderPage(
  request: Request,
  { fetchApi, readJson, nonceMarker, languageScope }: PageOptions,
): Promise<{ page: Response; html?: (string | Buffer<ArrayBuffer>)[] }> {
  const context = new RouterContextProvider();
  const { origin, pathname } = new URL(request.url);
  const language = languageOfPath(pathname);
  const handle = handlerOf(language, withoutLanguage(pathname));
  setLanguageSource(languageScope.current);
  const fetchInProcess = async (input: RequestInfo | URL, init?: RequestInit) => {
    const known = init?.method === 'GET' ? readJson?.(String(input).slice(origin.length)) : undefined;
    return known === undefined ? fetchApi(new Request(input, init)) : responseOf(known);
  };
  context.set(apiContext, apiClient(origin, language, fetchInProcess));
  context.set(englishApiContext, apiClient(origin, DEFAULT_LANGUAGE, fetchInProcess));
  context.set(nonceContext, nonceMarker);
  context.set(extensionThemeContext, theme);
  const page = await languageScope.run(language, () => handle(request, context));
  const rendered = context.get(pageContext);
  if (rendered === null) return { page };
  const { html, parts, scripts } = rendered;
  const pieces = piecesWith(html, parts);
  const drawings = drawingsOf(...pieces);
  const ends = splitPage(html, scripts);
  // Vite's own scripts must run before the page's
  if (import.meta.env.DEV) return { page, html: piecesOf(ends, parts, drawings) };
  const messages = (imported: string[]) => messageFiles(language, imported);
  const { head, ...others } = scriptsAfterPaint(ends, { messages, stylesheet, routes });
  const styled = head.replace(STYLES_PLACEHOLDER, () => stylesOf(...pieces, drawings));
  return { page, html: piecesOf({ head: styled, ...others }, parts, drawings) };
}

/** All that callApi reads of a response: a real one would be written and read as bytes. */
function responseOf(content: unknown): Response {
  const response = {
    ok: true,
    status: 200,
    json: async () => content,
    text: async () => JSON.stringify(content),
  };
  return response as Response;
}

/** Never joined. React's stream writes the document type itself. */
function piecesOf({ head, body, tail }: PageParts, parts: readonly ReusedPart[], drawings: string) {
  const start = (head || body).startsWith(DOCTYPE) ? '' : DOCTYPE;
  const pieces = [start, head, ...startBody(body, drawings), tail];
  return pieces.flatMap((piece) =>
    piecesWith(piece, parts).map((one) => (typeof one === 'string' ? one : one.bytes)),
  );
}
