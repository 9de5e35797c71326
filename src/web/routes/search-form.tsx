import { redirect } from 'react-router';
import type { Route } from './+types/search-form';

/** The target of the search form without JavaScript. */
export function loader({ request }: Route.LoaderArgs) {
  const term = new URL(request.url).searchParams.get('q')?.trim();
  return redirect(term ? `/search/${encodeURIComponent(term)}` : '/');
}
