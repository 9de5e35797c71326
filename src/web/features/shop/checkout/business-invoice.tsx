import { type ComponentType, useEffect, useState } from 'react';
import { checkout } from '../../../../messages/checkout.ts';
import { ui } from '../../../../messages/ui.ts';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { toast } from '../../../lib/toast.ts';
import type { BuyerGstin, GstinFieldProps } from './buyer-gstin.ts';

/** Few buyers are businesses: the field and its rules are loaded for who ticks the box. */
export function BusinessInvoice({
  isSignedIn,
  onChange,
}: {
  isSignedIn: boolean;
  onChange: (gstin: BuyerGstin | undefined) => void;
}) {
  const [isWanted, setWanted] = useState(false);
  const [Field, setField] = useState<ComponentType<GstinFieldProps>>();
  useEffect(() => {
    if (!isWanted) return;
    loadChunk(() => import('./gstin-field.tsx')).then(
      (module) => setField(() => module.default),
      () => {
        toast.error(ui.notLoaded);
        setWanted(false);
      },
    );
  }, [isWanted]);
  return (
    <section className="business-invoice">
      <label className="business-invoice__choice">
        <input
          type="checkbox"
          checked={isWanted}
          onChange={({ target }) => {
            setWanted(target.checked);
            if (!target.checked) onChange(undefined);
          }}
        />
        {checkout.businessInvoice}
      </label>
      {isWanted && Field && <Field isSignedIn={isSignedIn} onChange={onChange} />}
    </section>
  );
}
