import type { GoodBody } from './read.ts';

interface Answer {
  ok: boolean;
  status: number;
  json(): Promise<unknown>;
}

/** Why nothing was done, in words, and what is wrong by field. */
export interface Refused {
  words: string;
  code: string;
  fields: Record<string, string>;
  /** What is saved now, where somebody else saved meanwhile. */
  current?: unknown;
}

const OTHERWISE = 'This could not be saved. Please try again.';

/** A change: the body of a good answer, or why it was refused. Never throws. */
export async function send<Given extends Answer>(
  asked: Promise<Given>,
  otherwise = OTHERWISE,
): Promise<{ body: GoodBody<Given> } | { refused: Refused }> {
  try {
    const answer = await asked;
    const body = await answer.json();
    if (answer.ok) return { body: body as GoodBody<Given> };
    const {
      error = otherwise,
      code = '',
      fields = {},
      current,
    } = body as { error?: string; code?: string; fields?: object; current?: unknown };
    return { refused: { words: error, code, fields: fields as Record<string, string>, current } };
  } catch {
    return { refused: { words: otherwise, code: '', fields: {} } };
  }
}
