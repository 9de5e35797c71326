import { useQuery } from '@tanstack/react-query';
import type { MessageChannelChoice } from '../../../../contract/message-channels.ts';
import { profile } from '../../../../messages/profile.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { extensions } from '../../../lib/extensions.ts';
import { queries } from '../../../lib/queries.ts';
import { toast } from '../../../lib/toast.ts';
import { useAction } from '../../../ui/use-action.ts';

const hasChannels = extensions.some(({ messages = [] }) => messages.length > 0);
const api = () => browserApi().api.users['message-channels'];

/** The customer's consent to messages about orders. Nothing in a shop without such a channel. */
export function OrderMessages({ userId }: { userId: string }) {
  return hasChannels ? <Channels userId={userId} /> : null;
}

function Channels({ userId }: { userId: string }) {
  const queryKey = [userId, 'message-channels'];
  const { data: channels = [] } = useQuery<MessageChannelChoice[]>(
    { queryKey, queryFn: () => callApi(api().$get()) },
    queries,
  );
  const { run, isPending } = useAction(
    (json: { channel: string; isOn: boolean }) => callApi(api().$put({ json })),
    {
      onSuccess: (changed) => queries.setQueryData(queryKey, changed),
      onError: () => toast.error(profile.orderMessagesFailed),
    },
  );
  if (channels.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="order-messages">
      <h2 className="panel-heading" id="order-messages">
        {profile.orderMessages}
      </h2>
      <p className="my-data__text">{profile.orderMessagesNote}</p>
      {channels.map(({ id, label, isOn }) => (
        <label key={id} className="order-messages__choice">
          <input
            type="checkbox"
            checked={isOn}
            disabled={isPending}
            onChange={() => run({ channel: id, isOn: !isOn })}
          />
          {label}
        </label>
      ))}
    </section>
  );
}
