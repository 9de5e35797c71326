import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { ReturnList } from '../../features/admin/returns/return-list.tsx';
import { pageMeta } from '../../lib/page-meta.ts';

export const meta = pageMeta({ title: 'Requests', isPrivate: true });

export default function AdminReturnsPage() {
  return (
    <>
      <h1>Requests</h1>
      <ReturnList />
    </>
  );
}
