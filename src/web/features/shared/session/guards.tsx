import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { SignedInUser } from '../../../../contract/account.ts';
import { useStoredUser } from '../../../lib/stored-user.ts';
import { NeedsScript } from '../../../ui/needs-script.tsx';
import { NotFound } from '../../../ui/not-found.tsx';

interface GuardProps {
  /** Shown until the scripts run. */
  skeleton?: ReactNode;
  children: (user: SignedInUser) => ReactNode;
}

/** Pages for signed-in users. Visitors are redirected; the server renders only the skeleton. */
export function ForCustomers({ skeleton, children }: GuardProps) {
  const user = useStoredUser();
  if (user === undefined) {
    return (
      <>
        <NeedsScript />
        {skeleton}
      </>
    );
  }
  return user ? children(user) : <Navigate to="/" replace />;
}

/** Pages for admins. Customers get a message, and no data of the page is requested. */
export function ForAdmins({ skeleton, children }: GuardProps) {
  return (
    <ForCustomers skeleton={skeleton}>
      {(user) =>
        user.isAdmin ? (
          children(user)
        ) : (
          <NotFound
            message="You don't have access to this page"
            linkRoute="/dashboard"
            linkText="Go to Dashboard"
          />
        )
      }
    </ForCustomers>
  );
}
