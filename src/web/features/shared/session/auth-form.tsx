import type { AuthFormProps, AuthView } from './auth-state.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';

export const authTitles: Record<AuthView, { title: string; note: string }> = {
  login: { title: 'Login', note: 'Welcome back.' },
  register: { title: 'Register', note: 'We verify your email with a one-time code first.' },
  reset: { title: 'Reset password', note: 'We mail you a one-time code.' },
};

/** The forms of both the dialogs and the pages. */
export function AuthForm({ view, ...props }: AuthFormProps & { view: AuthView }) {
  if (view === 'register') return <RegisterForm {...props} />;
  return view === 'reset' ? <ResetForm {...props} /> : <LoginForm {...props} />;
}
