import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { adminReturns } from '../../../messages/admin-returns.ts';
import { ReturnList } from '../../features/admin/returns/return-list.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';

export const meta = (source: MetaSource) => pageMeta({ title: adminReturns.title, isPrivate: true })(source);

export default function AdminReturnsPage() {
  return (
    <>
      <h1>{adminReturns.title}</h1>
      <ReturnList />
    </>
  );
}
