import type { ProfileChange } from '../../../../contract/account.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';
import { storeUser } from '../../../lib/stored-user.ts';
import { invalidateAddresses } from '../../shared/addresses/addresses-data.ts';
import { devicesKey } from './devices-query.ts';

export async function saveProfile(change: ProfileChange, fallback: string): Promise<void> {
  const user = await callApi(browserApi().api.users.updateProfile.$put({ json: change }), fallback);
  storeUser(user);
  if (change.address) invalidateAddresses(user._id);
  // a new password signs out the other devices
  if (change.password) void queries.invalidateQueries({ queryKey: devicesKey(user._id) });
}
