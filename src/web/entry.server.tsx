import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { ExtensionTheme, extensionThemeContext } from './lib/extension-theme.ts';
import { InlineNonce, nonceContext } from './lib/inline-nonce.ts';
import { fontLinks } from './lib/language-styles.ts';
import { pageContext } from './lib/page-context.ts';
import { readData, textOf } from './lib/page-data.ts';
import { PAGE_END } from './lib/page-parts.ts';
import { type ReusingHtml, renderReusing } from './lib/reused-html.tsx';
import { themeStyles } from './lib/theme-styles.ts';
import { ThemeWriter } from './lib/theme-writer.ts';

/** React's mark of a part that was not finished, because it waits or failed. */
const UNFINISHED = '<!--$!-->';

/** The complete page is sent at once: its inline code can be hashed for the CSP, and the page can be cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Link', fontLinks());
  const nonce = context.get(nonceContext);
  const { serverHandoffStream, ...others } = entry;
  // read here: the router's own component for it could be rendered only once, and would make React wait for it
  const data = serverHandoffStream ? await readData(serverHandoffStream, asScript) : undefined;
  const page = (
    <InlineNonce value={nonce}>
      <ExtensionTheme value={context.get(extensionThemeContext)}>
        <ThemeWriter value={themeStyles}>
          <ServerRouter context={others} url={request.url} nonce={nonce} />
        </ThemeWriter>
      </ExtensionTheme>
    </InlineNonce>
  );
  const { html, parts } = renderAtOnce(page) ?? (await renderWaiting(page, nonce, request.signal));
  const hasScripts = data !== undefined && entry.renderMeta?.didRenderScripts && html.endsWith(PAGE_END);
  context.set(pageContext, { html, parts, scripts: hasScripts ? dataScripts(data, nonce) : '' });
  return new Response(null, { status, headers });
}

/** As text, which takes a third less time than as bytes, and without the document type. Only the first page with the section of an extension has to wait. */
function renderAtOnce(page: ReactNode): ReusingHtml | undefined {
  try {
    return renderReusing(
      () => renderToString(page),
      (html) => !html.includes(UNFINISHED),
    );
  } catch {
    // waited for outside of such a part, or an error: the other way waits, or reports it
    return undefined;
  }
}

async function renderWaiting(page: ReactNode, nonce: string, signal: AbortSignal): Promise<ReusingHtml> {
  const stop = new AbortController();
  const abort = () => stop.abort(signal.reason);
  // removed afterwards: the signal outlives the request and would retain its listeners
  signal.addEventListener('abort', abort);
  try {
    const body = await renderToReadableStream(page, {
      signal: stop.signal,
      nonce,
      // never stream a part behind the page, to be moved into place by a script
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    await body.allReady;
    return { html: await textOf(body), parts: [] };
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** The data of the loaders, as the router's scripts in the browser expect it. */
function dataScripts(data: string, nonce: string): string {
  return [`enqueue(${data})`, 'close()']
    .map((call) => `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`)
    .join('');
}

/** As a value within a script, which `<` could end. */
function asScript(text: string): string {
  return JSON.stringify(text).replaceAll(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
