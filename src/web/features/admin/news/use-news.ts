import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { WorkCounts } from '../../../../contract/admin/overview.ts';
import { adminFrame } from '../../../../messages/admin-frame.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { adminKey, invalidateAdmin } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';
import { toast } from '../../../lib/toast.ts';
import { hear, lookAt, readHeard } from './heard-orders.ts';
import { allowSound, ring } from './sound.ts';

const EVERY_MS = 30_000;
const SESSION_ENDED = [401, 403];

function readNews() {
  const { at } = readHeard();
  return callApi(browserApi().api.admin.overview.news.$get({ query: at ? { since: at } : {} }));
}

/**
 * Asks every half minute, also in the background and at once when the tab becomes visible again, until the session ends. A new
 * order rings, shows a message and counts in the title of the page.
 */
export function useNews(pathname: string): { work: WorkCounts | undefined; waiting: number } {
  const { data } = useQuery(
    {
      queryKey: adminKey('news'),
      queryFn: readNews,
      staleTime: EVERY_MS / 2,
      retry: false,
      refetchInterval: ({ state: { error } }) =>
        error instanceof ApiError && SESSION_ENDED.includes(error.status) ? false : EVERY_MS,
      refetchIntervalInBackground: true,
    },
    queries,
  );
  const [waiting, setWaiting] = useState(() => readHeard().waiting.length);
  useEffect(() => {
    if (!data) return;
    const fresh = hear(data);
    setWaiting(readHeard().waiting.length);
    const [order] = fresh;
    if (!order) return;
    ring();
    toast.info(
      fresh.length === 1
        ? adminFrame.newOrder({ number: order.number, amount: formatRupees(order.totalPrice) })
        : adminFrame.newOrders(fresh.length),
    );
    void invalidateAdmin('orders');
  }, [data]);
  useEffect(() => {
    lookAt(pathname);
    setWaiting(readHeard().waiting.length);
  }, [pathname]);
  useEffect(() => {
    const count = () => setWaiting(readHeard().waiting.length);
    addEventListener('storage', count);
    addEventListener('pointerdown', allowSound, { once: true });
    addEventListener('keydown', allowSound, { once: true });
    return () => {
      removeEventListener('storage', count);
      removeEventListener('pointerdown', allowSound);
      removeEventListener('keydown', allowSound);
    };
  }, []);
  // without dependencies: every page sets a title of its own
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '');
    const counted = waiting > 0 ? `(${waiting}) ${title}` : title;
    if (document.title !== counted) document.title = counted;
  });
  return { work: data?.work, waiting };
}
