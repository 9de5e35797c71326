import { HomeListing, ListingFailed } from '../blocks/home-listing.tsx';
import { apiContext } from '../lib/api.ts';
import { loadListing } from '../lib/home-listing.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/tag';

export const meta = (source: Route.MetaArgs) =>
  pageMeta({ title: `Tag: ${source.params.tag}`, description: `Foods tagged “${source.params.tag}”.` })(
    source,
  );

export function loader({ request, context, params: { tag } }: Route.LoaderArgs) {
  return loadListing(context.get(apiContext), request, { tag });
}

export default function TagPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      <h1 className="visually-hidden">Tag: {params.tag}</h1>
      <HomeListing {...loaderData} />
    </>
  );
}

export const ErrorBoundary = ListingFailed;
