import { account } from '../../../../messages/account.ts';
import { shell } from '../../../../messages/shell.ts';
import type { AuthFormProps, AuthView } from './auth-state.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';

export function authTitle(view: AuthView): { title: string; note: string } {
  if (view === 'register') return { title: account.register, note: account.registerNote };
  if (view === 'reset') return { title: account.resetPassword, note: account.resetNote };
  return { title: shell.login, note: shell.welcome };
}

/** The forms of both the dialogs and the pages. */
export function AuthForm({ view, ...props }: AuthFormProps & { view: AuthView }) {
  if (view === 'register') return <RegisterForm {...props} />;
  return view === 'reset' ? <ResetForm {...props} /> : <LoginForm {...props} />;
}
