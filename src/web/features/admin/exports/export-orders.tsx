import './export-orders.css';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { addDays, dayOf } from '../../../../rules/days.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { Field } from '../../../ui/field.tsx';

const USUAL_DAYS = 30;

/** Asks for the days, then downloads the orders as an accountant needs them. */
export function ExportOrders({ from = '', to = '' }: { from?: string | undefined; to?: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const today = dayOf(new Date());
  const [range, setRange] = useState<{ from: string; to: string }>();
  const { from: first, to: last } = range ?? {
    from: from || addDays(to || today, 1 - USUAL_DAYS),
    to: to || today,
  };
  const query = new URLSearchParams({ from: first, to: last });
  return (
    <>
      <button type="button" className="button button--secondary" onClick={() => setOpen(true)}>
        <Download size={18} strokeWidth={1.75} aria-hidden="true" />
        {adminUi.export}
      </button>
      <Dialog
        title={adminOrders.exportTitle}
        note={adminOrders.exportNote}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <div className="export-days">
          <Field
            label={adminUi.from}
            type="date"
            value={first}
            max={last}
            onChange={({ target }) => target.value && setRange({ from: target.value, to: last })}
          />
          <Field
            label={adminUi.to}
            type="date"
            value={last}
            min={first}
            onChange={({ target }) => target.value && setRange({ from: first, to: target.value })}
          />
        </div>
        <div className="dialog__actions">
          <DownloadButton
            path={`/api/admin/exports/orders.csv?${query}`}
            fileName={`order-lines-${first}-${last}.csv`}
            onDone={() => setOpen(false)}
          >
            {adminOrders.download}
          </DownloadButton>
        </div>
      </Dialog>
    </>
  );
}
