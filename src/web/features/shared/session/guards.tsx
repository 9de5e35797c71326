import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { SignedInUser } from '../../../../contract/account.ts';
import { useStoredUser } from '../../../lib/stored-user.ts';
import { NeedsScript } from '../../../ui/needs-script.tsx';
import { NotFound } from '../../../ui/not-found.tsx';

interface GuardProps {
  /** Stands in the page's place until the scripts run. */
  skeleton?: ReactNode;
  children: (user: SignedInUser) => ReactNode;
}

/** Pages for the logged-in: nobody else sees them, the server does not draw them. */
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

/** Pages for admins; a customer is told so, and nothing of the page is asked for. */
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
