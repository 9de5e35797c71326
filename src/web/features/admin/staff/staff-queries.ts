import { useQuery } from '@tanstack/react-query';
import type { StaffInviteForm, StaffList, StaffRoleChange } from '../../../../contract/admin/staff.ts';
import { adminKey } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const NAME = 'staff';
const api = () => browserApi().api.admin.staff;

export function useStaff() {
  return useQuery({ queryKey: adminKey(NAME), queryFn: () => callApi(api().$get()) }, queries);
}

/** Every change responds with the list as it is now. */
async function showing(list: Promise<StaffList>): Promise<StaffList> {
  const shown = await list;
  queries.setQueryData(adminKey(NAME), shown);
  return shown;
}

export const changeRole = ({ id, ...json }: StaffRoleChange & { id: string }) =>
  showing(callApi(api()[':id'].$put({ param: { id }, json })));

export const endSession = (param: { id: string; sessionId: string }) =>
  showing(callApi(api()[':id'].sessions[':sessionId'].$delete({ param })));

export const invite = (json: StaffInviteForm) => showing(callApi(api().invites.$post({ json })));

export const withdraw = (id: string) => showing(callApi(api().invites[':id'].$delete({ param: { id } })));
