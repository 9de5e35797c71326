import { Assistant } from '../features/shop/assistant/assistant.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useShop } from '../lib/shop.ts';
import { loadTextPage } from '../lib/text-page.ts';
import { LOAD_FAILED, LoadFailed } from '../ui/load-failed.tsx';
import type { Route } from './+types/assistant';

export const meta = pageMeta({
  title: 'Assistant',
  description: 'Answers about delivery, returns, payment and orders.',
});

export function loader({ context }: Route.LoaderArgs) {
  return loadTextPage(context, 'assistant');
}

/** Shown inside the chat panel, so without header and footer. */
export default function AssistantPage({ loaderData }: Route.ComponentProps) {
  const { name } = useShop();
  return (
    <main aria-label="Assistant" className="assistant">
      <h1 className="visually-hidden">{name} assistant</h1>
      <Assistant sections={loaderData.sections} />
    </main>
  );
}

export function ErrorBoundary() {
  return <LoadFailed heading={LOAD_FAILED} />;
}
