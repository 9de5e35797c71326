import '../../../styles/message-list.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from 'react-router';
import { z } from 'zod';
import type { ReturnRequest } from '../../../../contract/returns.ts';
import { adminReturns } from '../../../../messages/admin-returns.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { nextReturnSteps } from '../../../../rules/returns.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { invalidateAdmin, useAdminList } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { RichText } from '../../../lib/rich-text.tsx';
import { toast } from '../../../lib/toast.ts';
import { useFilter } from '../../../lib/use-filter.ts';
import { useRight } from '../../../lib/use-right.ts';
import { AdminFilter } from '../../../ui/admin-filter.tsx';
import { AdminList } from '../../../ui/admin-list.tsx';
import { Field } from '../../../ui/field.tsx';
import { Image } from '../../../ui/image.tsx';
import { useAdminForm } from '../../../ui/use-admin-form.ts';

const api = () => browserApi().api.admin.requests;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

/** Requests of customers for a return, an exchange or a cancellation. */
export function ReturnList() {
  const [{ state = 'open' }, change] = useFilter(['state']);
  const list = useAdminList<ReturnRequest>({
    name: 'requests',
    filter: { state },
    readPage: (page) => callApi(api().$get({ query: { state, ...page } as Query })),
    cursor: ({ _id }) => _id,
  });
  return (
    <AdminList
      list={list}
      things={adminReturns.things}
      emptyText={state === 'open' ? adminReturns.noneOpen : adminReturns.noneClosed}
      filters={
        <AdminFilter
          label={adminUi.show}
          choices={[
            ['open', adminUi.open],
            ['answered', adminReturns.filterClosed],
          ]}
          value={state}
          onChange={(value) => change({ state: value })}
        />
      }
    >
      {(requests) => (
        <ul className="message-list message-list--links">
          {requests.map((request) => (
            <ReturnCard key={request._id} request={request} />
          ))}
        </ul>
      )}
    </AdminList>
  );
}

function ReturnCard({ request }: { request: ReturnRequest }) {
  const mayReply = useRight('manage-orders');
  const { _id, orderId, orderNumber, customer, kind, text, photos, status, answer, stage, createdAt } =
    request;
  return (
    <li>
      <h2>
        <RichText
          text={adminReturns.requestTitle({ kind, number: orderNumber })}
          tags={{ order: (title) => <Link to={`/admin/orders/${orderId}`}>{title}</Link> }}
        />
      </h2>
      <p className="message-list__from">
        {customer} · {formatDateTime(createdAt)}
      </p>
      <p className="message-list__text">{text}</p>
      {photos.length > 0 && (
        <p className="message-list__actions">
          {photos.map((url, index) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <Image
                src={url}
                fullWidth={800}
                sizes="120px"
                width={120}
                height={120}
                alt={adminReturns.photo(index + 1)}
              />
            </a>
          ))}
        </p>
      )}
      {status === 'open' ? (
        mayReply && <ReplyForm id={_id} isCancel={kind === 'cancel'} />
      ) : (
        <div className="message-list__reply">
          <strong>{status === 'accepted' ? adminReturns.acceptedReply : adminReturns.declinedReply}</strong>
          <p className="message-list__text">{answer}</p>
          {nextReturnSteps(kind, stage, request.goodsStay).length > 0 && (
            <Link className="button button--secondary button--small" to={`/admin/orders/${orderId}`}>
              {adminReturns.nextStep}
            </Link>
          )}
        </div>
      )}
    </li>
  );
}

const decision = z.object({
  accept: z.boolean(),
  answer: z
    .string()
    .trim()
    .min(1, { error: () => adminReturns.replyMissing })
    .max(2000),
});
type Decision = z.infer<typeof decision>;

/** Each button sets `accept` before it submits. */
function ReplyForm({ id, isCancel }: { id: string; isCancel: boolean }) {
  const { form, submit, failure } = useAdminForm<Decision, Decision>({
    resolver: zodResolver(decision),
    values: { accept: true, answer: '' },
    mode: 'onSubmit',
    onSave: async (json) => {
      await callApi(api()[':id'].answer.$post({ param: { id }, json: { ...json, goodsStay: false } }));
      toast.success(adminReturns.replied);
      await invalidateAdmin('requests');
      return undefined;
    },
  });
  const setAccept = (accept: boolean) => form.setValue('accept', accept);
  return (
    <form method="post" className="return-decision" noValidate onSubmit={submit}>
      <Field
        label={adminReturns.yourReply}
        rows={2}
        maxLength={2000}
        error={form.formState.errors.answer?.message ?? (failure || undefined)}
        {...form.register('answer')}
      />
      <div className="return-decision__actions">
        <button type="submit" className="button button--small" onClick={() => setAccept(true)}>
          {isCancel ? adminReturns.acceptAndCancel : adminReturns.accept}
        </button>
        <button
          type="submit"
          className="button button--secondary button--small"
          onClick={() => setAccept(false)}
        >
          {adminReturns.decline}
        </button>
      </div>
    </form>
  );
}
