import type { ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { account } from '../../messages/account.ts';
import type { AuthFormProps, AuthView } from '../features/shared/session/auth-state.ts';
import { authTitle } from '../features/shared/session/auth-title.ts';
import { SecondStepWatch } from '../features/shared/session/second-step-watch.tsx';
import { returnPath } from '../lib/return-path.ts';
import { useShop } from '../lib/shop.ts';
import { storedUser } from '../lib/stored-user.ts';

/** The dialog's form as a page; after the login it returns to the page that the visitor came from, and an admin of a closed shop to its set-up. */
export function AuthPage({
  view,
  Form,
  onView,
}: {
  view: AuthView;
  Form: ComponentType<AuthFormProps>;
  onView: (view: AuthView) => void;
}) {
  const { name, isOpen } = useShop();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { title, note } = authTitle(view);
  return (
    <div className={view === 'register' ? 'auth-page auth-page--wide' : 'auth-page'}>
      <h1>{title}</h1>
      <p className="auth-page__note">{note}</p>
      <noscript>
        <p className="alert auth-page__alert">{account.formNeedsScript}</p>
      </noscript>
      <Form
        shopName={name}
        onView={onView}
        onDone={() => {
          const isSettingUp = !isOpen && storedUser()?.isAdmin === true;
          const path = isSettingUp ? '/admin/setup' : returnPath(search.get('returnUrl'));
          void navigate(path, { replace: true });
        }}
      />
      <SecondStepWatch />
    </div>
  );
}
