import { MessageCircle, Phone } from 'lucide-react';
import { adminOrders } from '../../messages/admin-orders.ts';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const DIGITS = 10;

/** Calls a customer, or writes to them. */
export function PhoneButtons({ phone }: { phone: string }) {
  return (
    <>
      <a className="button button--secondary button--small" href={`tel:${phone}`}>
        <Phone {...ICON} />
        {adminOrders.call}
      </a>
      <a
        className="button button--secondary button--small"
        href={`https://wa.me/91${phone.slice(-DIGITS)}`}
        target="_blank"
        rel="noreferrer"
      >
        <MessageCircle {...ICON} />
        {adminOrders.whatsapp}
      </a>
    </>
  );
}
