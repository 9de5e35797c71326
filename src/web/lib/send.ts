import type { GoodBody } from './read.ts';

interface ResponseLike {
  ok: boolean;
  status: number;
  json(): Promise<unknown>;
}

/** Why nothing was done, in words, and what is wrong by field. */
export interface Rejected {
  message: string;
  code: string;
  fields: Record<string, string>;
  /** What is saved now, where somebody else saved meanwhile. */
  current?: unknown;
}

const OTHERWISE = 'This could not be saved. Please try again.';

/** A change: the body of a good answer, or why it was refused. Never throws. */
export async function send<Input extends ResponseLike>(
  asked: Promise<Input>,
  otherwise = OTHERWISE,
): Promise<{ body: GoodBody<Input> } | { rejected: Rejected }> {
  try {
    const response = await asked;
    const body = await response.json();
    if (response.ok) return { body: body as GoodBody<Input> };
    const {
      error = otherwise,
      code = '',
      fields = {},
      current,
    } = body as { error?: string; code?: string; fields?: object; current?: unknown };
    return { rejected: { message: error, code, fields: fields as Record<string, string>, current } };
  } catch {
    return { rejected: { message: otherwise, code: '', fields: {} } };
  }
}
