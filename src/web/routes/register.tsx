import { useLocation, useNavigate } from 'react-router';
import { account } from '../../messages/account.ts';
import { AuthPage } from '../blocks/auth-page.tsx';
import RegisterForm from '../features/shared/session/register-form.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/register';

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: account.register, isPrivate: true })(page);

export default function RegisterPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <AuthPage
      view="register"
      Form={RegisterForm}
      onView={() => void navigate({ pathname: '/login', search })}
    />
  );
}
