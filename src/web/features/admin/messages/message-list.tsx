import '../../../styles/messages.css';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { messageAnswer, type OwnerMessage } from '../../../../contract/admin/messages.ts';
import { forgetOwner, useOwnerList } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { formatMoment } from '../../../lib/format-date-time.ts';
import { read } from '../../../lib/read.ts';
import { send } from '../../../lib/send.ts';
import { OwnerForm } from '../../../ui/admin-form.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';

const api = () => browserApi().api.admin.messages;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

/** What visitors wrote, newest first; each can be answered once. */
export function MessageList({ filter }: { filter: Partial<Record<'state' | 'q', string>> }) {
  const [answered, setAnswered] = useState<OwnerMessage>();
  const list = useOwnerList<OwnerMessage>(
    'messages',
    filter,
    (page) => read(api().$get({ query: { ...filter, ...page } as Query })),
    ({ _id }) => _id,
  );
  const close = async ({ _id }: OwnerMessage) => {
    const outcome = await send(api()[':id'].close.$post({ param: { id: _id } }));
    if ('refused' in outcome) toast.error(outcome.refused.words);
    await forgetOwner('messages');
  };
  return (
    <>
      <PagedList list={list} things="messages" emptyWords="No message here.">
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
                      onClick={() => setAnswered(message)}
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
      {answered && (
        <Dialog
          title={`Answer ${answered.name}`}
          note={`By mail to ${answered.email}`}
          size="medium"
          isOpen
          onClose={() => setAnswered(undefined)}
        >
          <blockquote className="messages__quote">{answered.message}</blockquote>
          <OwnerForm
            className="dialog-form"
            schema={messageAnswer}
            fields={[{ name: 'answer', label: 'Answer', kind: 'area' }]}
            values={{ answer: '' }}
            button="Send answer"
            isUnguarded
            onSave={async (given) => {
              const outcome = await send(
                api()[':id'].answer.$post({ param: { id: answered._id }, json: given }),
              );
              await forgetOwner('messages');
              if ('refused' in outcome) return outcome.refused;
              toast.success(`The answer goes to ${answered.email}.`);
              setAnswered(undefined);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function Message({ message }: { message: OwnerMessage }) {
  const { subject, name, email, createdAt, answeredAt, answer } = message;
  return (
    <>
      <div className="messages__head">
        <h2>{subject}</h2>
        <span className={answeredAt ? 'tag-quiet' : 'tag-good'}>{answeredAt ? 'Answered' : 'Open'}</span>
      </div>
      <p className="messages__from">
        {name} · <a href={`mailto:${email}`}>{email}</a> · {formatMoment(createdAt)}
      </p>
      <p className="messages__text">{message.message}</p>
      {answeredAt && (
        <div className="messages__answer">
          <strong>Answered on {formatMoment(answeredAt)}</strong>
          <p className="messages__text">{answer ?? 'Elsewhere.'}</p>
        </div>
      )}
    </>
  );
}
