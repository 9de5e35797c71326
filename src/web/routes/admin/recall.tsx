import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import '../../styles/table.css';
import '../../styles/field-grid.css';
import '../../features/admin/recalls/recalls.css';
import { useParams, useSearchParams } from 'react-router';
import { adminRecalls } from '../../../messages/admin-recalls.ts';
import { NewRecall } from '../../features/admin/recalls/new-recall.tsx';
import { OneRecall } from '../../features/admin/recalls/one-recall.tsx';
import { RecallPeople } from '../../features/admin/recalls/recall-people.tsx';
import { useRecall } from '../../features/admin/recalls/recalls-queries.ts';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminRecalls.title, isPrivate: true })(source);

export default function AdminRecallPage() {
  const { recallId = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <>
      <BackLink to="/admin/recalls">{adminRecalls.title}</BackLink>
      {recallId === 'new' ? <NewRecall batch={search.get('batch') ?? ''} /> : <Shown id={recallId} />}
    </>
  );
}

function Shown({ id }: { id: string }) {
  const { data: recall, isError, refetch } = useRecall(id);
  if (recall === undefined)
    return <LoadState thing={adminRecalls.thing} isError={isError} onRetry={refetch} />;
  if (recall === null) return <p className="panel">{adminRecalls.notFound}</p>;
  return (
    <>
      <OneRecall recall={recall} />
      <RecallPeople recallId={id} />
    </>
  );
}
