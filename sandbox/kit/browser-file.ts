import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Handler } from 'hono';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** One of the files that the sandbox gives to browsers. Pages may hold no inline code, so all of theirs is in such files. */
export function browserFile(name: string): Handler {
  const text = readFileSync(path.join(import.meta.dirname, '../browser', name), 'utf8');
  const type = TYPES[path.extname(name)] ?? 'text/plain';
  return (context) => context.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
}
