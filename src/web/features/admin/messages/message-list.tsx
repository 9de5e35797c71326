import '../../../styles/messages.css';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { type AdminMessage, messageReply } from '../../../../contract/admin/messages.ts';
import { invalidateAdmin, useAdminList } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';
import { read } from '../../../lib/read.ts';
import { send } from '../../../lib/send.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';

const api = () => browserApi().api.admin.messages;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

/** What visitors wrote, newest first; each can be answered once. */
export function MessageList({ filter }: { filter: Partial<Record<'state' | 'q', string>> }) {
  const [replied, setReplied] = useState<AdminMessage>();
  const list = useAdminList<AdminMessage>(
    'messages',
    filter,
    (page) => read(api().$get({ query: { ...filter, ...page } as Query })),
    ({ _id }) => _id,
  );
  const close = async ({ _id }: AdminMessage) => {
    const outcome = await send(api()[':id'].close.$post({ param: { id: _id } }));
    if ('rejected' in outcome) toast.error(outcome.rejected.message);
    await invalidateAdmin('messages');
  };
  return (
    <>
      <PagedList list={list} things="messages" emptyText="No message here.">
        {(messages) => (
          <ul className="messages">
            {messages.map((message) => (
              <li key={message._id}>
                <Message message={message} />
                {!message.answeredAt && (
                  <div className="messages__acts">
                    <button
                      type="button"
                      className="btn btn--sm"
                      aria-label={`Answer ${message.subject}`}
                      onClick={() => setReplied(message)}
                    >
                      Answer
                    </button>
                    <button
                      type="button"
                      className="btn btn--2 btn--sm"
                      aria-label={`Mark as answered: ${message.subject}`}
                      onClick={() => close(message)}
                    >
                      Mark as answered
                    </button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {replied && (
        <Dialog
          title={`Answer ${replied.name}`}
          note={`By mail to ${replied.email}`}
          size="medium"
          isOpen
          onClose={() => setReplied(undefined)}
        >
          <blockquote className="messages__quote">{replied.message}</blockquote>
          <AdminForm
            className="dialog-form"
            schema={messageReply}
            fields={[{ name: 'answer', label: 'Answer', kind: 'area' }]}
            values={{ answer: '' }}
            button="Send answer"
            isUnguarded
            onSave={async (input) => {
              const outcome = await send(
                api()[':id'].answer.$post({ param: { id: replied._id }, json: input }),
              );
              await invalidateAdmin('messages');
              if ('rejected' in outcome) return outcome.rejected;
              toast.success(`The answer goes to ${replied.email}.`);
              setReplied(undefined);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function Message({ message }: { message: AdminMessage }) {
  const { subject, name, email, createdAt, answeredAt, answer: reply } = message;
  return (
    <>
      <div className="messages__head">
        <h2>{subject}</h2>
        <span className={answeredAt ? 'tag-quiet' : 'tag-good'}>{answeredAt ? 'Answered' : 'Open'}</span>
      </div>
      <p className="messages__from">
        {name} · <a href={`mailto:${email}`}>{email}</a> · {formatDateTime(createdAt)}
      </p>
      <p className="messages__text">{message.message}</p>
      {answeredAt && (
        <div className="messages__answer">
          <strong>Answered on {formatDateTime(answeredAt)}</strong>
          <p className="messages__text">{reply ?? 'Elsewhere.'}</p>
        </div>
      )}
    </>
  );
}
