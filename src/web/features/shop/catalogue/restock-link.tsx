import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { RestockState } from '../../../../contract/restock.ts';
import { restock } from '../../../../messages/restock.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { useAction } from '../../../ui/use-action.ts';

/** Confirms or ends the e-mails by a button. The link alone changes nothing: mail servers open links to check them. */
export function RestockLink({
  token,
  request: { productId, food, size, until, isConfirmed },
}: {
  token: string;
  request: RestockState;
}) {
  const [done, setDone] = useState<string>();
  const { run, isPending, problem } = useAction(
    () => {
      const link = browserApi().api['restock-requests'][':token'];
      const param = { token: encodeURIComponent(token) };
      return callApi(isConfirmed ? link.$delete({ param }) : link.confirm.$put({ param }), restock.failed);
    },
    { onSuccess: ({ message }) => setDone(message) },
  );
  return (
    <div className="wrap empty">
      <Bell className="empty__icon" size={36} strokeWidth={1.5} aria-hidden="true" />
      <h1>{restock.note({ food, size: sizeText(size) })}</h1>
      <p role="status">{done ?? (isConfirmed ? restock.stopText(until) : restock.confirmText(until))}</p>
      {problem && <p role="alert">{problem}</p>}
      {done === undefined && (
        <button type="button" className="button" aria-busy={isPending} onClick={() => run()}>
          {isConfirmed ? restock.stop : restock.confirm}
        </button>
      )}
      <Link className="button button--secondary" to={`/food/${productId}`}>
        {restock.toFood}
      </Link>
    </div>
  );
}
