import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import '../../features/admin/batches/batches.css';
import { adminBatches } from '../../../messages/admin-batches.ts';
import { dayOf } from '../../../rules/days.ts';
import { BatchForm } from '../../features/admin/batches/batch-form.tsx';
import { useBatchStart, useFoodNames } from '../../features/admin/batches/batches-queries.ts';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { type Choice, SelectField } from '../../ui/select-field.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminBatches.add, isPrivate: true })(source);

export default function AdminNewBatchPage() {
  const [{ food = '' }, change] = useFilter(['food']);
  const foods = useFoodNames();
  const start = useBatchStart(food, dayOf(new Date()));
  return (
    <>
      <BackLink to="/admin/batches">{adminBatches.title}</BackLink>
      <h1>{adminBatches.add}</h1>
      <div className="panel batch-choice">
        <SelectField
          label={adminBatches.food}
          value={food}
          choices={[
            ['', adminBatches.chooseFood],
            ...(foods.data ?? []).map(({ _id, name }): Choice => [_id, name]),
          ]}
          onChange={({ target }) => change({ food: target.value })}
        />
      </div>
      {food !== '' && !start.data && (
        <LoadState thing={adminBatches.thing} isError={start.isError} onRetry={start.refetch} />
      )}
      {start.data && <BatchForm key={food} start={start.data} />}
    </>
  );
}
