import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { SignedInUser } from '../../../../contract/account.ts';
import { ui } from '../../../../messages/ui.ts';
import { useShop } from '../../../lib/shop.ts';
import { useStoredUser } from '../../../lib/stored-user.ts';
import { NeedsScript } from '../../../ui/needs-script.tsx';
import { NotFound } from '../../../ui/not-found.tsx';
import { IdentityWatch } from '../identity/identity-watch.tsx';

interface GuardProps {
  /** Shown until the scripts run. */
  skeleton?: ReactNode;
  /** Default: the home page, or the login of a closed shop. */
  visitorsGoTo?: string | undefined;
  /** For visitors, instead of the redirect. */
  guest?: ReactNode;
  children: (user: SignedInUser) => ReactNode;
}

/** Pages for signed-in users. Visitors are redirected; the server renders only the skeleton. */
export function ForCustomers({ skeleton, visitorsGoTo, guest, children }: GuardProps) {
  const user = useStoredUser();
  const { isOpen } = useShop();
  if (user === undefined) {
    return (
      <>
        <NeedsScript />
        {skeleton}
      </>
    );
  }
  if (user) {
    return (
      <>
        {children(user)}
        <IdentityWatch user={user} />
      </>
    );
  }
  return guest || <Navigate to={visitorsGoTo ?? (isOpen ? '/' : '/login')} replace />;
}

/** Pages for admins. Customers get a message, and no data of the page is requested. */
export function ForAdmins({ skeleton, visitorsGoTo, children }: GuardProps) {
  return (
    <ForCustomers skeleton={skeleton} visitorsGoTo={visitorsGoTo}>
      {(user) =>
        user.isAdmin ? (
          children(user)
        ) : (
          <NotFound message={ui.noAccess} linkRoute="/dashboard" linkText={ui.goToDashboard} />
        )
      }
    </ForCustomers>
  );
}
