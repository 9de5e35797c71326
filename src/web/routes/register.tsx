import { useLocation, useNavigate } from 'react-router';
import { AuthPage } from '../blocks/auth-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = pageMeta({ title: 'Register', isPrivate: true });

export default function RegisterPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return <AuthPage view="register" onView={() => void navigate({ pathname: '/login', search })} />;
}
