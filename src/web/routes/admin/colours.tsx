import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { adminLook } from '../../../messages/admin-look.ts';
import { ContentTabs } from '../../blocks/content-tabs.tsx';
import { ColoursForm } from '../../features/admin/look/colours-form.tsx';
import { LogoField } from '../../features/admin/look/logo-field.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useShop } from '../../lib/shop.ts';
import type { Route } from './+types/colours';

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: adminLook.lookTitle, isPrivate: true })(page);

export default function AdminColoursPage() {
  const { colours, accent } = useShop();
  return (
    <>
      <h1>{adminLook.content}</h1>
      <ContentTabs />
      <LogoField />
      <ColoursForm key={JSON.stringify([colours, accent])} colours={colours} accent={accent} />
    </>
  );
}
