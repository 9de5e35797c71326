import { Ban, Check, Clock, CreditCard, type LucideIcon, PackageCheck, Sparkles, Truck } from 'lucide-react';
import type { OrderStatus } from '../../rules/order-status.ts';

const icons: Record<OrderStatus, LucideIcon> = {
  NEW: Sparkles,
  PENDING: Clock,
  CONFIRMED: Check,
  PAYMENT: CreditCard,
  SHIPPED: Truck,
  DELIVERED: PackageCheck,
  CANCELLED: Ban,
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  const Icon = icons[status];
  return (
    <span className={`status status--${status.toLowerCase()}`}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {status}
    </span>
  );
}
