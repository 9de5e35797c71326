import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { shell } from '../../messages/shell.ts';
import { AuthPage } from '../blocks/auth-page.tsx';
import { authForms } from '../features/shared/session/auth-forms.ts';
import type { AuthView } from '../features/shared/session/auth-state.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/login';

export const meta: Route.MetaFunction = (page) => pageMeta({ title: shell.login, isPrivate: true })(page);

export default function LoginPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [view, setView] = useState<'login' | 'reset'>('login');
  const change = (next: AuthView) => {
    if (next === 'register') void navigate({ pathname: '/register', search });
    else setView(next);
  };
  return <AuthPage view={view} Form={authForms[view]} onView={change} />;
}
