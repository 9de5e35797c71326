import { catalogue } from '../../messages/catalogue.ts';
import { HomeListing, ListingFailed } from '../blocks/home-listing.tsx';
import { apiContext, englishApiContext } from '../lib/api.ts';
import { loadListing } from '../lib/home-listing.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/tag';

export const meta = (source: Route.MetaArgs) => {
  const tag = source.loaderData?.narrowing?.word ?? source.params.tag;
  return pageMeta({ title: catalogue.tag(tag), description: catalogue.tagDescription(tag) })(source);
};

export function loader({ request, context, params: { tag } }: Route.LoaderArgs) {
  return loadListing(context.get(apiContext), request, {
    tag,
    english: context.get(englishApiContext),
  });
}

export default function TagPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      <h1 className="visually-hidden">{catalogue.tag(loaderData.narrowing?.word ?? params.tag)}</h1>
      <HomeListing {...loaderData} />
    </>
  );
}

export const ErrorBoundary = ListingFailed;
