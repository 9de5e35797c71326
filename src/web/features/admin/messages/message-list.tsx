import '../../../styles/message-list.css';
import { useState } from 'react';
import { type AdminMessage, messageReply } from '../../../../contract/admin/messages.ts';
import { adminMessages } from '../../../../messages/admin-messages.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { invalidateAdmin, useAdminList } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { toast } from '../../../lib/toast.ts';
import { useFilter } from '../../../lib/use-filter.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { AdminFilter } from '../../../ui/admin-filter.tsx';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { AdminList } from '../../../ui/admin-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

const api = () => browserApi().api.admin.messages;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

/** Messages of the contact form, newest first. A message gets one reply. */
export function MessageList() {
  const [filter, change] = useFilter(['state', 'q']);
  const [selected, setSelected] = useState<AdminMessage>();
  const list = useAdminList<AdminMessage>({
    name: 'messages',
    filter,
    readPage: (page) => callApi(api().$get({ query: { ...filter, ...page } as Query })),
    cursor: ({ _id }) => _id,
  });
  return (
    <>
      <AdminList
        list={list}
        things={adminMessages.things}
        emptyText={adminMessages.none}
        search={{ label: adminMessages.search, term: filter.q ?? '', onSearch: (q) => change({ q }) }}
        filters={
          <AdminFilter
            label={adminUi.show}
            choices={[
              ['', adminMessages.all],
              ['open', adminMessages.open],
              ['answered', adminMessages.replied],
            ]}
            value={filter.state ?? ''}
            onChange={(state) => change({ state })}
          />
        }
      >
        {(messages) => (
          <ul className="message-list">
            {messages.map((message) => (
              <li key={message._id}>
                <Message message={message} />
                {!message.answeredAt && (
                  <div className="message-list__actions">
                    <button
                      type="button"
                      className="button button--small"
                      aria-label={adminMessages.replyTo(message.subject)}
                      onClick={() => setSelected(message)}
                    >
                      {adminMessages.reply}
                    </button>
                    <ActionButton
                      className="button button--secondary button--small"
                      label={adminMessages.markRepliedOf(message.subject)}
                      call={() => callApi(api()[':id'].close.$post({ param: { id: message._id } }))}
                      onSettled={() => invalidateAdmin('messages')}
                    >
                      {adminMessages.markReplied}
                    </ActionButton>
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </AdminList>
      {selected && (
        <Dialog
          title={adminMessages.replyTo(selected.name)}
          note={adminMessages.byMailTo(selected.email)}
          size="medium"
          isOpen
          onClose={() => setSelected(undefined)}
        >
          <blockquote className="message-list__quote">{selected.message}</blockquote>
          <AdminForm
            className="dialog-form"
            schema={messageReply}
            fields={[{ name: 'answer', label: adminMessages.replyField, kind: 'area' }]}
            values={{ answer: '' }}
            button={adminMessages.sendReply}
            isUnguarded
            onSave={async (input) => {
              const param = { id: selected._id };
              await callApi(api()[':id'].answer.$post({ param, json: input })).finally(() =>
                invalidateAdmin('messages'),
              );
              toast.success(adminMessages.replySent(selected.email));
              setSelected(undefined);
              return undefined;
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
      <div className="message-list__head">
        <h2>{subject}</h2>
        <span className={answeredAt ? 'tag-quiet' : 'tag-good'}>
          {answeredAt ? adminMessages.replied : adminMessages.open}
        </span>
      </div>
      <p className="message-list__from">
        {name} · <a href={`mailto:${email}`}>{email}</a> · {formatDateTime(createdAt)}
      </p>
      <p className="message-list__text">{message.message}</p>
      {answeredAt && (
        <div className="message-list__reply">
          <strong>{adminMessages.repliedOn(formatDateTime(answeredAt))}</strong>
          <p className="message-list__text">{reply ?? adminMessages.elsewhere}</p>
        </div>
      )}
    </>
  );
}
