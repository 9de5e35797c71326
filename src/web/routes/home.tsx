import { HomeListing, ListingFailed } from '../blocks/home-listing.tsx';
import { apiContext } from '../lib/api.ts';
import type { CanvasHandle } from '../lib/canvas.ts';
import { loadListing } from '../lib/home-listing.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useShop } from '../lib/shop.ts';
import type { Route } from './+types/home';

export const handle: CanvasHandle = { canvas: 'home' };

export const meta = pageMeta({});

export function loader({ request, context }: Route.LoaderArgs) {
  return loadListing(context.get(apiContext), request);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { name } = useShop();
  return (
    <>
      <h1 className="vh">{name}</h1>
      <HomeListing {...loaderData} />
    </>
  );
}

export const ErrorBoundary = ListingFailed;
