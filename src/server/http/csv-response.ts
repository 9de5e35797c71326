import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Sends a CSV file while its lines are read. */
export function csvResponse(context: Context<AppEnv>, lines: AsyncIterable<string>, fileName: string) {
  const bytes = ReadableStream.from(lines).pipeThrough(new TextEncoderStream());
  return context.body(bytes, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    // streamed: the compression middleware would buffer the response
    'Content-Encoding': 'identity',
  });
}
