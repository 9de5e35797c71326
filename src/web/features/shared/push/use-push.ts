import { useQuery } from '@tanstack/react-query';
import { push } from '../../../../messages/push.ts';
import { queries } from '../../../lib/queries.ts';
import { storedUser } from '../../../lib/stored-user.ts';
import { toast } from '../../../lib/toast.ts';
import { useAction } from '../../../ui/use-action.ts';
import { type PushAudience, readPush, switchPush } from './push-data.ts';

/** Whether this browser gets messages, and what a tap does. Null where it cannot get any. */
export function usePush(audience: PushAudience) {
  const queryKey = [storedUser()?._id ?? '', 'push', audience];
  const { data: state } = useQuery({ queryKey, queryFn: () => readPush(audience) }, queries);
  const { run, isPending } = useAction(async () => (state ? switchPush(audience, state) : undefined), {
    onSuccess: (changed) => {
      if (!changed) return;
      queries.setQueryData(queryKey, changed);
      toast.success(changed.isOn ? push.switchedOn : push.switchedOff);
    },
    onError: ({ message }) => toast.error(message),
  });
  return state ? { isOn: state.isOn, isPending, toggle: () => run() } : null;
}
