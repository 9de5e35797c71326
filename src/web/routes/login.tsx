import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AuthPage } from '../blocks/auth-page.tsx';
import type { AuthView } from '../features/shared/session/auth-state.ts';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = pageMeta({ title: 'Login', isPrivate: true });

export default function LoginPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [view, setView] = useState<'login' | 'reset'>('login');
  const change = (next: AuthView) => {
    if (next === 'register') void navigate({ pathname: '/register', search });
    else setView(next);
  };
  return <AuthPage view={view} onView={change} />;
}
