import '../../../styles/messages.css';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import type { ReturnRequest } from '../../../../contract/returns.ts';
import { nextReturnSteps } from '../../../../rules/returns.ts';
import { invalidateAdmin, useAdminList } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';
import { read } from '../../../lib/read.ts';
import { send } from '../../../lib/send.ts';
import { Field } from '../../../ui/field.tsx';
import { Image } from '../../../ui/image.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';

const api = () => browserApi().api.admin.requests;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

/** What customers ask for after a sale, each with its answer. */
export function RequestList({ state }: { state: string }) {
  const list = useAdminList<ReturnRequest>(
    'requests',
    { state },
    (page) => read(api().$get({ query: { state, ...page } as Query })),
    ({ _id }) => _id,
  );
  return (
    <PagedList
      list={list}
      things="requests"
      emptyText={state === 'open' ? 'No request is open.' : 'No request is closed yet.'}
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

function Request({ request }: { request: ReturnRequest }) {
  const {
    _id,
    orderId,
    orderNumber,
    customer,
    kind,
    text,
    photos,
    status,
    answer: reply,
    stage,
    createdAt,
  } = request;
  return (
    <li>
      <h2>
        {kind.charAt(0).toUpperCase()}
        {kind.slice(1)}, <Link to={`/admin/orders/${orderId}`}>order #{orderNumber}</Link>
      </h2>
      <p className="messages__from">
        {customer} · {formatDateTime(createdAt)}
      </p>
      <p className="messages__text">{text}</p>
      {photos.length > 0 && (
        <p className="messages__acts">
          {photos.map((url, index) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <Image
                src={url}
                fullWidth={800}
                sizes="120px"
                width={120}
                height={120}
                alt={`Photo ${index + 1}`}
              />
            </a>
          ))}
        </p>
      )}
      {status === 'open' ? (
        <ReplyForm id={_id} isCancel={kind === 'cancel'} />
      ) : (
        <div className="messages__answer">
          <strong>{status === 'accepted' ? 'Accepted:' : 'Declined:'}</strong>
          <p className="messages__text">{reply}</p>
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

function ReplyForm({ id, isCancel }: { id: string; isCancel: boolean }) {
  const [label, setText] = useState('');
  const [problem, setProblem] = useState('');
  const reply = async (accept: boolean) => {
    if (!label.trim()) return setProblem('Please write an answer');
    const outcome = await send(api()[':id'].answer.$post({ param: { id }, json: { accept, answer: label } }));
    if ('rejected' in outcome) return setProblem(outcome.rejected.message);
    toast.success('The customer gets your answer by mail.');
    await invalidateAdmin('requests');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void reply(true);
  };
  return (
    <form method="post" className="grid gap-3" noValidate onSubmit={submit}>
      <Field
        label="Your answer"
        rows={2}
        maxLength={2000}
        value={label}
        error={problem || undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn--sm">
          {isCancel ? 'Accept, cancel and refund' : 'Accept'}
        </button>
        <button type="button" className="btn btn--2 btn--sm" onClick={() => reply(false)}>
          Decline
        </button>
      </div>
    </form>
  );
}
