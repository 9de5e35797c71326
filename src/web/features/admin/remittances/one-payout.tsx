import { adminRemittances } from '../../../../messages/admin-remittances.ts';
import { toast } from '../../../lib/toast.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { LoadState } from '../../../ui/load-state.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { PayoutLines } from './payout-lines.tsx';
import { PayoutTotals } from './payout-totals.tsx';
import { settlePayout, usePayout } from './remittances-queries.ts';

/** A recorded payout: its lines are matched again whenever it is opened. */
export function OnePayout({ id }: { id: string }) {
  const { data: payout, isError, refetch } = usePayout(id);
  const { run, isPending } = useAdminAction(() => settlePayout(id), {
    onSuccess: (recorded) => toast.success(adminRemittances.recorded(recorded)),
  });
  return (
    <>
      <BackLink to="/admin/remittances">{adminRemittances.title}</BackLink>
      {payout === undefined && (
        <LoadState thing={adminRemittances.thing} isError={isError} onRetry={refetch} />
      )}
      {payout === null && <p className="panel">{adminRemittances.notFound}</p>}
      {payout && (
        <>
          <h1>{adminRemittances.payout(payout.crf)}</h1>
          <section className="panel">
            <PayoutTotals payout={payout} />
            {payout.lines.some(({ state }) => state === 'matched') && (
              <button type="button" className="button" aria-busy={isPending} onClick={() => run()}>
                {adminRemittances.goOn}
              </button>
            )}
            {payout.open > 0 && <p className="hint">{adminRemittances.byHand}</p>}
          </section>
          <div className="panel panel--flush">
            <PayoutLines lines={payout.lines} />
          </div>
        </>
      )}
    </>
  );
}
