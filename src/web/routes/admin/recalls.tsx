import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import '../../styles/table.css';
import '../../features/admin/recalls/recalls.css';
import { adminRecalls } from '../../../messages/admin-recalls.ts';
import { FindBatch, RecallList } from '../../features/admin/recalls/recall-list.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';

export const meta = (source: MetaSource) => pageMeta({ title: adminRecalls.title, isPrivate: true })(source);

export default function AdminRecallsPage() {
  return (
    <>
      <h1>{adminRecalls.title}</h1>
      <FindBatch />
      <RecallList />
    </>
  );
}
