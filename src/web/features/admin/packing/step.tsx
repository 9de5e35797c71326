import './step.css';
import '../../../ui/icon-button.css';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { adminPacking } from '../../../../messages/admin-packing.ts';
import { DockedBar } from '../../../ui/docked-bar.tsx';

/** One screen on the way from the list to the shipped parcels. */
export function Step({
  title,
  note,
  onBack,
  dock,
  children,
}: {
  title: string;
  note: string;
  onBack: () => void;
  dock: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="pack-step">
      <header>
        <button type="button" className="icon-button" aria-label={adminPacking.back} onClick={onBack}>
          <ArrowLeft size={22} aria-hidden="true" />
        </button>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{note}</p>
        </div>
      </header>
      {children}
      <DockedBar>{dock}</DockedBar>
    </section>
  );
}

export function Choice({
  name,
  title,
  note,
  isOn,
  onChoose,
}: {
  name: string;
  title: string;
  note?: string;
  isOn: boolean;
  onChoose: () => void;
}) {
  return (
    <label className="pack-choice">
      <input type="radio" name={name} checked={isOn} onChange={onChoose} />
      <span>
        <b>{title}</b>
        {note && <span>{note}</span>}
      </span>
    </label>
  );
}
