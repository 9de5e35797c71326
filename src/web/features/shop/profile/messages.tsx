import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { MessageChannelChoice } from '../../../../contract/message-channels.ts';
import { profile } from '../../../../messages/profile.ts';
import { push } from '../../../../messages/push.ts';
import { runningLow } from '../../../../messages/running-low.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { extensions } from '../../../lib/extensions.ts';
import { queries } from '../../../lib/queries.ts';
import { toast } from '../../../lib/toast.ts';
import { useAction } from '../../../ui/use-action.ts';
import { usePush } from '../../shared/push/use-push.ts';

const hasChannels = extensions.some(({ messages = [] }) => messages.length > 0);
const channelsApi = () => browserApi().api.users['message-channels'];
const remindersApi = () => browserApi().api.reminders;
const onError = () => toast.error(profile.orderMessagesFailed);

/** The customer's consent to messages, by kind and channel. */
export function Messages({ userId }: { userId: string }) {
  return (
    <section className="panel" aria-labelledby="messages">
      <h2 className="panel-heading" id="messages">
        {profile.messages}
      </h2>
      <p className="my-data__text">{profile.messagesNote}</p>
      <InThisBrowser />
      {hasChannels && <Channels userId={userId} />}
      <Reminders userId={userId} />
    </section>
  );
}

function InThisBrowser() {
  const choice = usePush('customer');
  if (!choice) return null;
  return (
    <Choice isOn={choice.isOn} isPending={choice.isPending} onChange={choice.toggle}>
      {push.thisBrowser}
    </Choice>
  );
}

function Channels({ userId }: { userId: string }) {
  const queryKey = [userId, 'message-channels'];
  const { data: channels = [] } = useQuery<MessageChannelChoice[]>(
    { queryKey, queryFn: () => callApi(channelsApi().$get()) },
    queries,
  );
  const { run, isPending } = useAction(
    (json: { channel: string; isOn: boolean }) => callApi(channelsApi().$put({ json })),
    { onSuccess: (changed) => queries.setQueryData(queryKey, changed), onError },
  );
  return channels.map(({ id, label, isOn }) => (
    <Choice key={id} isOn={isOn} isPending={isPending} onChange={() => run({ channel: id, isOn: !isOn })}>
      {label}
    </Choice>
  ));
}

function Reminders({ userId }: { userId: string }) {
  const queryKey = [userId, 'reminders'];
  const { data } = useQuery({ queryKey, queryFn: () => callApi(remindersApi().$get()) }, queries);
  const { run, isPending } = useAction((isOn: boolean) => callApi(remindersApi().$put({ json: { isOn } })), {
    onSuccess: (changed) => queries.setQueryData(queryKey, changed),
    onError,
  });
  if (!data?.isOffered) return null;
  return (
    <Choice
      isOn={data.isOn}
      isPending={isPending}
      onChange={() => run(!data.isOn)}
      note={runningLow.choiceNote}
    >
      {runningLow.choice}
    </Choice>
  );
}

interface ChoiceProps {
  isOn: boolean;
  isPending: boolean;
  onChange: () => void;
  note?: string;
  children: ReactNode;
}

function Choice({ isOn, isPending, onChange, note, children }: ChoiceProps) {
  const noteId = useId();
  return (
    <>
      <label className="order-messages__choice">
        <input
          type="checkbox"
          checked={isOn}
          disabled={isPending}
          aria-describedby={note && noteId}
          onChange={onChange}
        />
        {children}
      </label>
      {note && (
        <p className="order-messages__note" id={noteId}>
          {note}
        </p>
      )}
    </>
  );
}
