import type { ProfileChange } from '../../../contract/account.ts';
import { answerWords } from '../../lib/answer-words.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { queries } from '../../lib/queries.ts';
import { storeUser } from '../../lib/stored-user.ts';
import { devicesKey } from './devices-query.ts';

/** Changes what is given and keeps the user as answered; what went wrong, in words. */
export async function saveProfile(change: ProfileChange, otherwise: string): Promise<string | undefined> {
  try {
    const answer = await browserApi().api.users.updateProfile.$put({ json: change });
    if (!answer.ok) return answerWords(answer, otherwise);
    const user = await answer.json();
    storeUser(user);
    // a new password signs out the other devices
    if (change.password) void queries.invalidateQueries({ queryKey: devicesKey(user._id) });
    return undefined;
  } catch {
    return otherwise;
  }
}
