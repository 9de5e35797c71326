import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { ExtensionTheme, extensionThemeContext } from './lib/extension-theme.ts';
import { InlineNonce, nonceContext } from './lib/inline-nonce.ts';
import { pageContext } from './lib/page-context.ts';

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
  const page = (
    <InlineNonce value={nonce}>
      <ExtensionTheme value={context.get(extensionThemeContext)}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </ExtensionTheme>
    </InlineNonce>
  );
  const stop = new AbortController();
  const abort = () => stop.abort(request.signal.reason);
  // removed afterwards: the signal outlives the request and would retain its listeners
  request.signal.addEventListener('abort', abort);
  try {
    const body = await renderToReadableStream(page, {
      signal: stop.signal,
      nonce,
      // never stream a part behind the page, to be moved into place by a script
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    await body.allReady;
    context.set(pageContext, await textOf(body));
    return new Response(null, { status, headers });
  } finally {
    request.signal.removeEventListener('abort', abort);
  }
}

async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += decoder.decode(part.value, { stream: true });
  return text + decoder.decode();
}
