import { useQuery } from '@tanstack/react-query';
import type { Delivery, Webhook, WebhookEdit, WebhookSecret } from '../../../../contract/admin/webhooks.ts';
import {
  adminKey,
  invalidateAdmin,
  nullIfNotFound,
  useAdminItem,
  useAdminList,
} from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const api = () => browserApi().api.admin.webhooks;
const NAME = 'webhooks';
const DELIVERIES = 'webhook-deliveries';

type Terms = Pick<WebhookEdit, 'url' | 'description' | 'events'>;

export function useWebhooks() {
  return useQuery({ queryKey: adminKey(NAME, 'list'), queryFn: () => callApi(api().$get()) }, queries);
}

/** Null if there is no such endpoint. */
export function useWebhook(id: string, isNew: boolean) {
  return useAdminItem<Webhook>({
    name: NAME,
    id,
    read: () => nullIfNotFound(callApi(api()[':id'].$get({ param: { id } })), [400, 404]),
    isEnabled: !isNew,
  });
}

export function useDeliveries(id: string, filter: { status?: string | undefined }) {
  const readPage = (page: object) =>
    callApi(api()[':id'].deliveries.$get({ param: { id }, query: { ...filter, ...page } as never }));
  return useAdminList<Delivery>({
    name: DELIVERIES,
    filter: { id, ...filter },
    readPage,
    cursor: ({ _id }) => _id,
  });
}

export const refreshWebhooks = () => invalidateAdmin(NAME);
/** Without the record on the screen, which was deleted. */
export const refreshWebhookList = () => invalidateAdmin(NAME, 'list');
export const refreshDeliveries = () => invalidateAdmin(DELIVERIES);

export function createWebhook(terms: Terms): Promise<WebhookSecret> {
  return callApi(api().$post({ json: terms }));
}

export function editWebhook(id: string, terms: Terms & { isEnabled: boolean }): Promise<Webhook> {
  return callApi(api()[':id'].$put({ param: { id }, json: terms }));
}

export function rotateSecret(id: string): Promise<WebhookSecret> {
  return callApi(api()[':id'].secret.$post({ param: { id }, json: {} }));
}

export function removeWebhook(id: string): Promise<unknown> {
  return callApi(api()[':id'].$delete({ param: { id }, json: {} }));
}

export function sendTest(id: string): Promise<unknown> {
  return callApi(api()[':id'].test.$post({ param: { id } }));
}

export function sendAgain(id: string, deliveryId: string): Promise<unknown> {
  return callApi(api()[':id'].deliveries[':deliveryId'].replay.$post({ param: { id, deliveryId } }));
}
