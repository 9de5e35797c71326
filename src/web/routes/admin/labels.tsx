import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import '../../styles/field-grid.css';
import '../../features/admin/bottle-labels/bottle-labels.css';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { adminLabels } from '../../../messages/admin-labels.ts';
import { PrintLabels } from '../../features/admin/bottle-labels/print-labels.tsx';
import { adminKey, nullIfNotFound } from '../../lib/admin-queries.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { callApi } from '../../lib/call-api.ts';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { queries } from '../../lib/queries.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminLabels.title, isPrivate: true })(source);

export default function AdminLabelsPage() {
  const { batchId = '' } = useParams();
  const {
    data: labels,
    isError,
    refetch,
  } = useQuery(
    {
      queryKey: adminKey('labels', batchId),
      queryFn: () =>
        nullIfNotFound(
          callApi(browserApi().api.admin.batches[':id'].labels.$get({ param: { id: batchId } })),
          [404, 400],
        ),
    },
    queries,
  );
  return (
    <>
      <BackLink to={`/admin/batches/${batchId}`}>{adminLabels.back}</BackLink>
      <h1>{adminLabels.title}</h1>
      {labels === undefined && <LoadState thing={adminLabels.thing} isError={isError} onRetry={refetch} />}
      {labels === null && <p className="panel">{adminLabels.notFound}</p>}
      {labels && <PrintLabels batchId={batchId} labels={labels} />}
    </>
  );
}
