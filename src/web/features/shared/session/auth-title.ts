import { account } from '../../../../messages/account.ts';
import { shell } from '../../../../messages/shell.ts';
import type { AuthView } from './auth-state.ts';

export function authTitle(view: AuthView): { title: string; note: string } {
  if (view === 'register') return { title: account.register, note: account.registerNote };
  if (view === 'reset') return { title: account.resetPassword, note: account.resetNote };
  return { title: shell.login, note: shell.welcome };
}
