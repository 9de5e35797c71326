import { catalogue } from '../../messages/catalogue.ts';
import { HomeListing, ListingFailed } from '../blocks/home-listing.tsx';
import { apiContext, englishApiContext } from '../lib/api.ts';
import { loadListing } from '../lib/home-listing.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/search';

export const meta = (source: Route.MetaArgs) =>
  pageMeta({
    title: catalogue.searchFor(source.params.term),
    description: catalogue.searchDescription(source.params.term),
  })(source);

export function loader({ request, context, params: { term } }: Route.LoaderArgs) {
  return loadListing(context.get(apiContext), request, {
    term,
    english: context.get(englishApiContext),
  });
}

export default function SearchPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      <h1 className="visually-hidden">{catalogue.searchFor(params.term)}</h1>
      <HomeListing {...loaderData} />
    </>
  );
}

export const ErrorBoundary = ListingFailed;
