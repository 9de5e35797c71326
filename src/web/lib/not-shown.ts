import { data } from 'react-router';
import { ApiError } from './call-api.ts';

/** For loaders of pages about one thing: a malformed id names nothing, and what a visitor typed is never our failure. */
export function notShown(error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  const { status } = error;
  if (status === 404 || status === 400) return data(null, { status: 404 });
  throw new Response(null, { status: status >= 400 && status < 500 ? status : 500 });
}
