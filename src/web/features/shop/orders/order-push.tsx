import { Bell, BellRing } from 'lucide-react';
import { push } from '../../../../messages/push.ts';
import { usePush } from '../../shared/push/use-push.ts';

/** Offered when it helps: after an order. The browser asks for the permission at the tap, never before. */
export default function OrderPush() {
  const choice = usePush('customer');
  if (!choice) return null;
  const { isOn, isPending, toggle } = choice;
  const Icon = isOn ? BellRing : Bell;
  return (
    <li>
      <button type="button" aria-pressed={isOn} aria-busy={isPending} onClick={toggle}>
        <span className="thanks-actions__icon">
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span>
          <strong>{isOn ? push.isOn : push.tell}</strong>
          <span>{isOn ? push.isOnNote : push.tellNote}</span>
        </span>
      </button>
    </li>
  );
}
