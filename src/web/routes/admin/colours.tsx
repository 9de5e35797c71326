import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { ContentTabs } from '../../blocks/content-tabs.tsx';
import { ColoursForm } from '../../features/admin/look/colours-form.tsx';
import { LogoField } from '../../features/admin/look/logo-field.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useShop } from '../../lib/shop.ts';

export const meta = pageMeta({ title: 'Content: logo and colours', isPrivate: true });

export default function AdminColoursPage() {
  const { colours, accent } = useShop();
  return (
    <>
      <h1>Content</h1>
      <ContentTabs />
      <LogoField />
      <ColoursForm key={JSON.stringify([colours, accent])} colours={colours} accent={accent} />
    </>
  );
}
