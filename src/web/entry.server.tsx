import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { InlineLogo, logoContext } from './lib/inline-logo.ts';
import { pageContext } from './lib/page-context.ts';

/** A page is sent when it is complete: it can then be hashed for its policy, cached, and read without JavaScript. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const nonce = context.get(logoContext);
  const page = (
    <InlineLogo value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </InlineLogo>
  );
  const stop = new AbortController();
  const abort = () => stop.abort(request.signal.reason);
  // taken back when the page is done: a request's signal lives on for a while, with all that listens to it
  request.signal.addEventListener('abort', abort);
  try {
    const body = await renderToReadableStream(page, {
      signal: stop.signal,
      nonce,
      // no part is so large that it would be sent behind the page and put in its place by a script
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
