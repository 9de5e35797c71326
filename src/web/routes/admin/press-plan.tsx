import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import '../../features/admin/press-plan/press-plan.css';
import { useQuery } from '@tanstack/react-query';
import { adminPressPlan } from '../../../messages/admin-press-plan.ts';
import { PressPlanList } from '../../features/admin/press-plan/press-plan-list.tsx';
import { adminKey } from '../../lib/admin-queries.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { callApi } from '../../lib/call-api.ts';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { queries } from '../../lib/queries.ts';
import { LoadState } from '../../ui/load-state.tsx';

export const meta = (source: MetaSource) =>
  pageMeta({ title: adminPressPlan.title, isPrivate: true })(source);

export default function AdminPressPlanPage() {
  const { data, isError, refetch } = useQuery(
    {
      queryKey: adminKey('press-plan'),
      queryFn: () => callApi(browserApi().api.admin['press-plan'].$get()),
    },
    queries,
  );
  return (
    <>
      <h1>{adminPressPlan.title}</h1>
      {data ? (
        <PressPlanList plan={data} />
      ) : (
        <LoadState thing={adminPressPlan.thing} isError={isError} onRetry={refetch} />
      )}
    </>
  );
}
