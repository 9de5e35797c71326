import type { ProfileChange } from '../../../../contract/account.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { type Rejected, send } from '../../../lib/send.ts';
import { storeUser } from '../../../lib/stored-user.ts';
import { devicesKey } from './devices-query.ts';

/** Changes what is given and keeps the user as answered; why nothing was changed otherwise. */
export async function saveProfile(change: ProfileChange, otherwise: string): Promise<Rejected | undefined> {
  const outcome = await send(browserApi().api.users.updateProfile.$put({ json: change }), otherwise);
  if ('rejected' in outcome) return outcome.rejected;
  storeUser(outcome.body);
  // a new password signs out the other devices
  if (change.password) void queries.invalidateQueries({ queryKey: devicesKey(outcome.body._id) });
  return undefined;
}
