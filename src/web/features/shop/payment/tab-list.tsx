import { Banknote, Landmark, Smartphone, Wallet } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import type { Payment } from '../../../../extension/payments.ts';
import { textOf } from '../../../../extension/text.ts';

const icons = { phone: Smartphone, wallet: Wallet, bank: Landmark, cash: Banknote };

/** How many tabs further a key leads. */
const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface TabListProps {
  tabs: readonly Payment[];
  chosen: Payment;
  onChoose: (payment: Payment) => void;
}

export function TabList({ tabs, chosen, onChoose }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const step = ({ key }: KeyboardEvent) => {
    const next = tabs.at((tabs.indexOf(chosen) + (STEPS[key] ?? 0)) % tabs.length);
    if (!next || next === chosen) return;
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next.method}`)?.focus();
  };
  return (
    <div ref={list} className="payment__tabs" role="tablist" aria-labelledby="method" onKeyDown={step}>
      {tabs.map((payment) => {
        const { id, method, icon, label } = payment;
        const isChosen = payment === chosen;
        const Icon = icons[icon];
        return (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${method}`}
            aria-selected={isChosen}
            aria-controls={isChosen ? `pay-${method}` : undefined}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => onChoose(payment)}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            {textOf(label)}
          </button>
        );
      })}
    </div>
  );
}
