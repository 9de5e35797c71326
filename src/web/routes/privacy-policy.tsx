import { LazyPolicy } from '../blocks/lazy-policy.ts';
import { loadTextPage } from '../lib/load-text-page.ts';
import { textPageMeta } from '../lib/text-page.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import type { Route } from './+types/privacy-policy';

export const meta: Route.MetaFunction = (page) => textPageMeta(page);

export function loader({ context }: Route.LoaderArgs) {
  return loadTextPage(context, 'privacy-policy');
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LazyPolicy sections={loaderData.sections} />;
}

export function ErrorBoundary() {
  return <LoadFailed />;
}
