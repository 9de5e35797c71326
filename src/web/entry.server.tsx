import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { InlineMark, markContext } from './lib/inline-mark.ts';

/** A page is sent when it is complete: it can then be hashed for its policy, cached, and read without JavaScript. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const nonce = context.get(markContext);
  const page = (
    <InlineMark value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </InlineMark>
  );
  const body = await renderToReadableStream(page, {
    signal: request.signal,
    nonce,
    // no part is so large that it would be sent behind the page and put in its place by a script
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await body.allReady;
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}
