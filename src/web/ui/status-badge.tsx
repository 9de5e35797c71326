import './status-badge.css';
import { Check, Clock, IndianRupee, type LucideIcon, PackageCheck, Sparkles, Truck, X } from 'lucide-react';
import { orderStatus } from '../../messages/order-status.ts';
import type { OrderStatus } from '../../rules/order-status.ts';

const icons: Record<OrderStatus, LucideIcon> = {
  NEW: Sparkles,
  PENDING: Clock,
  CONFIRMED: Check,
  PAYMENT: IndianRupee,
  SHIPPED: Truck,
  DELIVERED: PackageCheck,
  CANCELLED: X,
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  const Icon = icons[status];
  return (
    <span className={`status status--${status.toLowerCase()}`}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {orderStatus.badge(status)}
    </span>
  );
}
