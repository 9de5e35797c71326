import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { InlineMark, markContext } from './lib/inline-mark.ts';
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
  const nonce = context.get(markContext);
  const page = (
    <InlineMark value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </InlineMark>
  );
  context.set(pageContext, await render(page, nonce, request.signal));
  return new Response(null, { status, headers });
}

function render(page: ReactNode, nonce: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const sink = new Writable({
      write: (chunk, _, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        settle(() => resolve(Buffer.concat(chunks).toString()));
        done();
      },
      // React ends the sink with its error when it gives up in the midst of a page
      destroy: (error, done) => {
        if (error) settle(() => reject(error));
        done(null);
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // no part is so large that it would be sent behind the page and put in its place by a script
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: (error) => settle(() => reject(error)),
    });
    const stop = () => abort(signal.reason);
    // taken back when the page is done: a request's signal lives on for a while, with all that listens to it
    const settle = (end: () => void) => {
      signal.removeEventListener('abort', stop);
      end();
    };
    signal.addEventListener('abort', stop);
  });
}
