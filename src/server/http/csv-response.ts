import type { Context } from 'hono';
import { createConcurrencyLimiter } from '../platform/concurrency-limiter.ts';
import type { Lane } from '../platform/fair-line.ts';
import { requestOrigin } from '../platform/request-origin.ts';
import type { AppEnv } from './app-env.ts';

/** Each part of a file waits for its turn: several large files leave connections of the database to everybody else. */
const csvQueue = createConcurrencyLimiter({ concurrency: 2, maxQueue: 1000 });

/** Sends a CSV file while its lines are read. */
export function csvResponse(context: Context<AppEnv>, lines: AsyncIterable<string>, fileName: string) {
  const bytes = ReadableStream.from(inTurns(lines)).pipeThrough(new TextEncoderStream());
  return context.body(bytes, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    // streamed: the compression middleware would buffer the response
    'Content-Encoding': 'identity',
  });
}

async function* inTurns(lines: AsyncIterable<string>): AsyncIterable<string> {
  // a stream is read outside of its request
  const { person, address } = requestOrigin.current();
  const lane: Lane = { group: person ?? address, lane: '' };
  const parts = lines[Symbol.asyncIterator]();
  try {
    for (;;) {
      const part = await csvQueue(() => parts.next(), lane);
      if (part.done) return;
      yield part.value;
    }
  } finally {
    await parts.return?.();
  }
}
