import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { ContentTabs } from '../../blocks/content-tabs.tsx';
import { ColoursForm } from '../../features/admin/content/colours-form.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useShop } from '../../lib/shop.ts';

export const meta = pageMeta({ title: 'Content: colours', isPrivate: true });

export default function AdminColoursPage() {
  const { colours } = useShop();
  return (
    <>
      <h1>Content</h1>
      <ContentTabs />
      <ColoursForm key={JSON.stringify(colours)} colours={colours} />
    </>
  );
}
