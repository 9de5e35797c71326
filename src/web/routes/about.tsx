import { shell } from '../../messages/shell.ts';
import { textsOf } from '../../rules/page-sections/texts-of.ts';
import { AboutSections } from '../blocks/about/about-sections.tsx';
import { apiContext } from '../lib/api.ts';
import { loadFromApi } from '../lib/load-from-api.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { PageThemeHandle } from '../lib/page-theme.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import type { Route } from './+types/about';

export const handle: PageThemeHandle = { pageTheme: 'about' };

export const meta: Route.MetaFunction = (page) => {
  const { description } = textsOf(page.loaderData?.sections ?? [], 'meta');
  return pageMeta({ title: shell.aboutUs, description })(page);
};

export function loader({ context }: Route.LoaderArgs) {
  return loadFromApi(context.get(apiContext).api.content.about.$get());
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutSections content={loaderData} />;
}

export function ErrorBoundary() {
  return <LoadFailed />;
}
