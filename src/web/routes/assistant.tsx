import { assistant } from '../../messages/assistant.ts';
import { shell } from '../../messages/shell.ts';
import { Assistant } from '../features/shop/assistant/assistant.tsx';
import { loadTextPage } from '../lib/load-text-page.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useShop } from '../lib/shop.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import type { Route } from './+types/assistant';

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: assistant.title, description: assistant.description })(page);

export function loader({ context }: Route.LoaderArgs) {
  return loadTextPage(context, 'assistant');
}

/** Shown inside the chat panel, so without header and footer. */
export default function AssistantPage({ loaderData }: Route.ComponentProps) {
  const { name } = useShop();
  return (
    <main aria-label={assistant.title} className="assistant">
      <h1 className="visually-hidden">{shell.assistantOf(name)}</h1>
      <Assistant sections={loaderData.sections} />
    </main>
  );
}

export function ErrorBoundary() {
  return <LoadFailed />;
}
