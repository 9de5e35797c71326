import { useQuery } from '@tanstack/react-query';
import type { Payment } from '../../../../extension/payments.ts';
import { payment as texts } from '../../../../messages/payment.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { payments } from '../../../lib/payments.ts';
import { queries } from '../../../lib/queries.ts';
import { lastMethod } from './chosen-method.ts';

/** Unlike React's `lazy`, a query tries again after a failure. */
const panelQuery = ({ id, panel }: Payment) => ({
  queryKey: ['payment-panel', id],
  queryFn: () =>
    loadChunk(panel).catch(() => {
      throw new ActionError(texts.optionsFailed);
    }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function usePaymentPanel(payment: Payment) {
  return useQuery(panelQuery(payment), queries);
}

/** Its script arrives while the page still asks for the order. */
export function preloadFirstPanel(): void {
  const last = lastMethod();
  const first = payments.find(({ id }) => id === last) ?? payments[0];
  if (first) void queries.prefetchQuery(panelQuery(first));
}
