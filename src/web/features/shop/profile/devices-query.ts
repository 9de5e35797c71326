import { useQuery } from '@tanstack/react-query';
import type { Device } from '../../../../contract/account.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

export const devicesKey = (userId: string) => [userId, 'devices'];

export function useDevices(userId: string) {
  return useQuery<Device[]>(
    {
      queryKey: devicesKey(userId),
      queryFn: () => callApi(browserApi().api.users.devices.$get()),
    },
    queries,
  );
}
