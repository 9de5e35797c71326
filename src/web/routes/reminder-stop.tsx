import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { runningLow } from '../../messages/running-low.ts';
import { browserApi } from '../lib/browser-api.ts';
import { ApiError, callApi } from '../lib/call-api.ts';
import { type MetaSource, pageMeta } from '../lib/page-meta.ts';
import { useAction } from '../ui/use-action.ts';

export const meta = (source: MetaSource) => pageMeta({ title: runningLow.stop, isPrivate: true })(source);

/** One click in the e-mail ends the reminders. A mail server that only reads the link ends nothing: the script does it. */
export default function ReminderStopPage() {
  const { token = '' } = useParams();
  const [done, setDone] = useState<string>();
  const { run, isPending, error, problem } = useAction(
    () =>
      callApi(
        browserApi().api.reminders[':token'].$delete({ param: { token: encodeURIComponent(token) } }),
        runningLow.stopFailed,
      ),
    { onSuccess: ({ message }) => setDone(message) },
  );
  // the action is another function in each render, and the link is opened once
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => run(), [token]);
  // a link that was cut off when it was copied; the profile has the same choice
  const isUnknown = error instanceof ApiError && error.status === 400;
  return (
    <div className="wrap empty">
      <h1>{runningLow.title}</h1>
      {problem && <p role="alert">{isUnknown ? runningLow.linkUnknown : problem}</p>}
      {done !== undefined && (
        <>
          <p role="status">{done}</p>
          <p>{runningLow.stopNote}</p>
        </>
      )}
      {done !== undefined || isUnknown ? (
        <Link className="button" to="/profile">
          {runningLow.toProfile}
        </Link>
      ) : (
        <button type="button" className="button" aria-busy={isPending} onClick={() => run()}>
          {runningLow.stop}
        </button>
      )}
    </div>
  );
}
