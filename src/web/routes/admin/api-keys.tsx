import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { adminApiKeys } from '../../../messages/admin-api-keys.ts';
import { ApiKeyPage } from '../../features/admin/api-keys/api-key-page.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';

export const meta = (source: MetaSource) => pageMeta({ title: adminApiKeys.title, isPrivate: true })(source);

export default function AdminApiKeysPage() {
  return <ApiKeyPage />;
}
