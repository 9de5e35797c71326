import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { HsnTextView } from '../../../../contract/admin/tax.ts';
import { adminKey } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const api = () => browserApi().api.admin.tax;

export function useTaxMonth(month: string) {
  return useQuery(
    {
      queryKey: adminKey('tax', month),
      queryFn: () => callApi(api().$get({ query: { month } })),
      placeholderData: keepPreviousData,
    },
    queries,
  );
}

export function useHsnTexts() {
  return useQuery(
    { queryKey: adminKey('hsn-texts'), queryFn: () => callApi(api()['hsn-texts'].$get()) },
    queries,
  );
}

export const saveHsnText = (json: HsnTextView) => callApi(api()['hsn-texts'].$put({ json }));
export const lockMonth = (json: { month: string; isLocked: boolean }) => callApi(api().lock.$put({ json }));
export const makeInvoice = (orderId: string) =>
  callApi(api()['missing-invoice'].$post({ json: { orderId } }));
export function useTaxSettings() {
  return useQuery(
    {
      queryKey: adminKey('tax-settings'),
      queryFn: () => callApi(api().settings.$get()),
      refetchOnWindowFocus: false,
    },
    queries,
  );
}
export const saveTaxSettings = (json: { fileVersion: string; hsnDigits: 4 | 6 | 8; version: number }) =>
  callApi(api().settings.$put({ json }));
