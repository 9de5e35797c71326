import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { AuthFormProps, AuthView } from './auth-state.ts';
import { LoginForm } from './login-form.tsx';

/** The forms beside the login, with their schemas: fewer people need them. */
const RegisterForm = lazyPart<AuthFormProps>(() => import('./register-form.tsx'));
const ResetForm = lazyPart<AuthFormProps>(() => import('./reset-form.tsx'));

export const authForms = { login: LoginForm, register: RegisterForm, reset: ResetForm } satisfies Record<
  AuthView,
  unknown
>;
