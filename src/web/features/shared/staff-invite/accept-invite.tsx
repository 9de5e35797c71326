import { Link } from 'react-router';
import type { SignedInUser } from '../../../../contract/account.ts';
import { staffInvite } from '../../../../messages/staff-invite.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { storeUser } from '../../../lib/stored-user.ts';
import { toast } from '../../../lib/toast.ts';
import { useAction } from '../../../ui/use-action.ts';
import { ForCustomers } from '../session/guards.tsx';

/** The invitation counts only for an account with its e-mail address, so visitors log in first and come back. */
export function AcceptInvite({ token, onDone }: { token: string; onDone: () => void }) {
  if (!token) return <p className="alert alert--danger">{staffInvite.incomplete}</p>;
  const logIn = `/login?returnUrl=${encodeURIComponent(`/staff-invite?token=${token}`)}`;
  return (
    <ForCustomers
      guest={
        <>
          <p className="auth-page__note">{staffInvite.logInFirst}</p>
          <Link className="button" to={logIn}>
            {staffInvite.logIn}
          </Link>
        </>
      }
    >
      {(user) => <Accept user={user} token={token} logIn={logIn} onDone={onDone} />}
    </ForCustomers>
  );
}

function Accept({
  user,
  token,
  logIn,
  onDone,
}: {
  user: SignedInUser;
  token: string;
  logIn: string;
  onDone: () => void;
}) {
  const { run, isPending, problem } = useAction(
    () => callApi(browserApi().api['staff-invites'].accept.$post({ json: { token } })),
    {
      onSuccess: (account) => {
        storeUser({ ...account, token: user.token });
        toast.success(staffInvite.accepted);
        onDone();
      },
    },
  );
  return (
    <>
      <p className="auth-page__note">{staffInvite.ready(user.email || user.name)}</p>
      <div role="alert">{problem && <p className="alert alert--danger">{problem}</p>}</div>
      <button type="button" className="button" aria-busy={isPending} onClick={() => run()}>
        {staffInvite.accept}
      </button>
      {problem && (
        <p>
          <Link to={logIn}>{staffInvite.otherAccount}</Link>
        </p>
      )}
    </>
  );
}
