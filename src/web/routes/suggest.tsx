import { apiContext } from '../lib/api.ts';
import type { Route } from './+types/suggest';

/** Suggestions for the header's search, as data. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const term = new URL(request.url).searchParams.get('q')?.trim();
  if (!term) return [];
  const answer = await context
    .get(apiContext)
    .api.foods.suggest[':term'].$get({ param: { term: encodeURIComponent(term.slice(0, 100)) } });
  return answer.ok ? answer.json() : [];
}
