import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { ExtensionTheme, extensionThemeContext } from './lib/extension-theme.ts';
import { InlineNonce, nonceContext } from './lib/inline-nonce.ts';
import { pageContext } from './lib/page-context.ts';

/** React's mark of a part that was not finished, because it waits or failed. */
const UNFINISHED = '<!--$!-->';
const END = '</body></html>';

/** The complete page is sent at once: its inline code can be hashed for the CSP, and the page can be cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const nonce = context.get(nonceContext);
  const { serverHandoffStream, ...others } = entry;
  // read here: the router's own component for it could be rendered only once, and would make React wait for it
  const data = serverHandoffStream ? await textOf(serverHandoffStream) : undefined;
  const page = (
    <InlineNonce value={nonce}>
      <ExtensionTheme value={context.get(extensionThemeContext)}>
        <ServerRouter context={others} url={request.url} nonce={nonce} />
      </ExtensionTheme>
    </InlineNonce>
  );
  const html = renderAtOnce(page) ?? (await renderWaiting(page, nonce, request.signal));
  const hasScripts = data !== undefined && entry.renderMeta?.didRenderScripts && html.endsWith(END);
  context.set(pageContext, hasScripts ? html.slice(0, -END.length) + dataScripts(data, nonce) + END : html);
  return new Response(null, { status, headers });
}

/** As text, which takes a third less time than as bytes. Only the first page with the section of an extension has to wait. */
function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(UNFINISHED) ? undefined : `<!DOCTYPE html>${html}`;
  } catch {
    // waited for outside of such a part, or an error: the other way waits, or reports it
    return undefined;
  }
}

async function renderWaiting(page: ReactNode, nonce: string, signal: AbortSignal): Promise<string> {
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
    return await textOf(body);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** The data of the loaders, as the router's scripts in the browser expect it. */
function dataScripts(data: string, nonce: string): string {
  // in a script, `<` could end it
  const text = JSON.stringify(data).replaceAll(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return [`enqueue(${text})`, 'close()']
    .map((call) => `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`)
    .join('');
}

async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += decoder.decode(part.value, { stream: true });
  return text + decoder.decode();
}
