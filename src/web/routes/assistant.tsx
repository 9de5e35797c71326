import { Assistant } from '../features/shop/assistant/assistant.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useShop } from '../lib/shop.ts';

export const meta = pageMeta({
  title: 'Assistant',
  description: 'Answers about delivery, returns, payment and orders.',
});

/** Shown inside the chat panel, so without header and footer. */
export default function AssistantPage() {
  const { name } = useShop();
  return (
    <main aria-label="Assistant" className="assistant">
      <h1 className="visually-hidden">{name} assistant</h1>
      <Assistant />
    </main>
  );
}
