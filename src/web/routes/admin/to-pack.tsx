import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import '../../styles/tabs.css';
import '../../features/admin/packing/packing.css';
import { Printer, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { PackingList, PackingTab } from '../../../contract/admin/packing.ts';
import { adminPacking } from '../../../messages/admin-packing.ts';
import { formatTime } from '../../../rules/shown-time.ts';
import { NotShipped, OfflineNotes } from '../../features/admin/packing/offline-notes.tsx';
import { storeOrders, useOfflineParcels } from '../../features/admin/packing/offline-parcels.ts';
import { usePacking } from '../../features/admin/packing/packing-data.ts';
import { PackingFlow } from '../../features/admin/packing/packing-flow.tsx';
import { print } from '../../features/admin/packing/print-step.tsx';
import { PackedList, type Start, ToPackList } from '../../features/admin/packing/to-pack-list.tsx';
import { useStoredIds } from '../../features/admin/packing/use-stored-ids.ts';
import { dayText } from '../../lib/day-text.ts';
import { worksOffline } from '../../lib/offline.ts';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { TAKEN_KEY, TICKS_KEY } from '../../lib/stored-user.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { useAdminAction } from '../../ui/use-admin-action.ts';

export const meta = (source: MetaSource) => pageMeta({ title: adminPacking.title, isPrivate: true })(source);

const tabOf = (text: string | null): PackingTab =>
  text === 'waiting' || text === 'shipped' ? text : 'to-pack';

export default function AdminToPackPage() {
  const [search] = useSearchParams();
  const tab = tabOf(search.get('tab'));
  const { data: list, isError, refetch, dataUpdatedAt } = usePacking(tab);
  const ticks = useStoredIds(TICKS_KEY);
  const taken = useStoredIds(TAKEN_KEY);
  const [flow, setFlow] = useState<Start>();
  const parcels = useOfflineParcels();
  useEffect(() => {
    if (list && tab === 'to-pack' && worksOffline()) void storeOrders(list);
  }, [list, tab]);
  if (flow && list) {
    return (
      <PackingFlow
        {...flow}
        list={list}
        taken={taken}
        onShipped={(ids) => {
          ticks.toggle(ids, false);
          taken.clear();
        }}
        onClose={() => setFlow(undefined)}
      />
    );
  }
  return (
    <div className="pack">
      <PackHead list={list} tab={tab} />
      {isError && list && (
        <p className="alert alert--danger" role="status">
          <WifiOff size={20} aria-hidden="true" />
          {adminPacking.offline(formatTime(new Date(dataUpdatedAt).toISOString()))}
        </p>
      )}
      <OfflineNotes waiting={parcels.waiting.size} />
      <NotShipped failures={parcels.failures} />
      {!list && <LoadState thing={adminPacking.thing} isError={isError} onRetry={refetch} />}
      {list && tab === 'to-pack' && (
        <ToPackList list={list} ticks={ticks} taken={taken} waiting={parcels.waiting} onStart={setFlow} />
      )}
      {list && tab !== 'to-pack' && (
        <PackedList
          list={list}
          emptyText={tab === 'waiting' ? adminPacking.noneWaiting : adminPacking.noneShipped}
        />
      )}
    </div>
  );
}

function PackHead({ list, tab }: { list: PackingList | undefined; tab: PackingTab }) {
  const ids = list?.orders.map(({ _id }) => _id) ?? [];
  const { run, isPending } = useAdminAction(() => print(ids, 'slips'));
  const tabs: [PackingTab, string, number | undefined][] = [
    ['to-pack', adminPacking.title, list?.counts.toPack],
    ['waiting', adminPacking.waiting, list?.counts.waiting],
    ['shipped', adminPacking.shippedToday, list?.counts.shipped],
  ];
  return (
    <>
      <div className="page-head-row">
        <div>
          <h1>{adminPacking.title}</h1>
          {list && <p className="pack__day">{dayText(list.today)}</p>}
        </div>
        {tab === 'to-pack' && ids.length > 0 && (
          <button
            type="button"
            className="button button--secondary pack__print-all"
            aria-busy={isPending}
            onClick={() => run()}
          >
            <Printer size={18} aria-hidden="true" />
            {adminPacking.printAll}
          </button>
        )}
      </div>
      <nav className="tabs" aria-label={adminPacking.tabs}>
        {tabs.map(([name, text, count]) => (
          <Link
            key={name}
            to={name === 'to-pack' ? '/admin/to-pack' : `?tab=${name}`}
            aria-current={tab === name ? 'page' : undefined}
          >
            {text}
            {count !== undefined && <span className="pack__count">{count}</span>}
          </Link>
        ))}
      </nav>
    </>
  );
}
