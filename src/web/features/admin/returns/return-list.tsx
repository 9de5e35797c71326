import '../../../styles/messages.css';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import type { ShownRequest } from '../../../../contract/returns.ts';
import { nextReturnSteps } from '../../../../rules/returns.ts';
import { forgetOwner, useOwnerList } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { formatMoment } from '../../../lib/format-date-time.ts';
import { read } from '../../../lib/read.ts';
import { send } from '../../../lib/send.ts';
import { Field } from '../../../ui/field.tsx';
import { Picture } from '../../../ui/image.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';

const api = () => browserApi().api.admin.requests;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

/** What customers ask for after a sale, each with its answer. */
export function RequestList({ state }: { state: string }) {
  const list = useOwnerList<ShownRequest>(
    'requests',
    { state },
    (page) => read(api().$get({ query: { state, ...page } as Query })),
    ({ _id }) => _id,
  );
  return (
    <PagedList
      list={list}
      things="requests"
      emptyWords={state === 'open' ? 'No request is open.' : 'No request is closed yet.'}
    >
      {(requests) => (
        <ul className="messages">
          {requests.map((request) => (
            <Request key={request._id} request={request} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Request({ request }: { request: ShownRequest }) {
  const { _id, orderId, orderNumber, customer, kind, text, photos, status, answer, stage, createdAt } =
    request;
  return (
    <li>
      <h2>
        {kind.charAt(0).toUpperCase()}
        {kind.slice(1)}, <Link to={`/admin/orders/${orderId}`}>order #{orderNumber}</Link>
      </h2>
      <p className="messages__from">
        {customer} · {formatMoment(createdAt)}
      </p>
      <p className="messages__text">{text}</p>
      {photos.length > 0 && (
        <p className="messages__acts">
          {photos.map((url, place) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <Picture
                src={url}
                fullWidth={800}
                sizes="120px"
                width={120}
                height={120}
                alt={`Photo ${place + 1}`}
              />
            </a>
          ))}
        </p>
      )}
      {status === 'open' ? (
        <AnswerForm id={_id} isCancel={kind === 'cancel'} />
      ) : (
        <div className="messages__answer">
          <strong>{status === 'accepted' ? 'Accepted:' : 'Declined:'}</strong>
          <p className="messages__text">{answer}</p>
          {nextReturnSteps(kind, stage).length > 0 && (
            <Link className="btn btn--2 btn--sm" to={`/admin/orders/${orderId}`}>
              Next step
            </Link>
          )}
        </div>
      )}
    </li>
  );
}

function AnswerForm({ id, isCancel }: { id: string; isCancel: boolean }) {
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState('');
  const answer = async (accept: boolean) => {
    if (!words.trim()) return setProblem('Please write an answer');
    const outcome = await send(api()[':id'].answer.$post({ param: { id }, json: { accept, answer: words } }));
    if ('refused' in outcome) return setProblem(outcome.refused.words);
    toast.success('The customer gets your answer by mail.');
    await forgetOwner('requests');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void answer(true);
  };
  return (
    <form method="post" className="grid gap-3" noValidate onSubmit={submit}>
      <Field
        label="Your answer"
        rows={2}
        maxLength={2000}
        value={words}
        error={problem || undefined}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn--sm">
          {isCancel ? 'Accept, cancel and refund' : 'Accept'}
        </button>
        <button type="button" className="btn btn--2 btn--sm" onClick={() => answer(false)}>
          Decline
        </button>
      </div>
    </form>
  );
}
