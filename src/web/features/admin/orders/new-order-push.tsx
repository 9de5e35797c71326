import { Bell, BellRing } from 'lucide-react';
import { push } from '../../../../messages/push.ts';
import { usePush } from '../../shared/push/use-push.ts';

/** Lets this phone or computer ring for every new order. Nothing where the browser cannot. */
export function NewOrderPush() {
  const choice = usePush('staff');
  if (!choice) return null;
  const { isOn, isPending, toggle } = choice;
  const Icon = isOn ? BellRing : Bell;
  return (
    <button
      type="button"
      className="button button--secondary"
      aria-pressed={isOn}
      aria-busy={isPending}
      onClick={toggle}
    >
      <Icon size={18} strokeWidth={2} aria-hidden="true" />
      {isOn ? push.newOrdersOn : push.newOrders}
    </button>
  );
}
