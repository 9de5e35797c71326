import { CircleCheck, Download } from 'lucide-react';
import type { TaxMonthView } from '../../../../contract/admin/tax.ts';
import { adminTax } from '../../../../messages/admin-tax.ts';
import { currentLanguage } from '../../../../messages/current-language.ts';
import { shownDayAndTime } from '../../../../rules/shown-time.ts';
import { invalidateAdmin } from '../../../lib/admin-queries.ts';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { useDownload } from './downloads.tsx';
import { lockMonth } from './tax-queries.ts';

/** The file of a month that has ended with nothing missing, and its lock. */
export function ReturnPanel({ month: view }: { month: TaxMonthView }) {
  const { month, file, locked, counts, notes, fileName } = view;
  const language = currentLanguage();
  const get = useDownload(`/api/admin/tax/gstr1.json?month=${month}`, fileName);
  const lock = useAdminAction((isLocked: boolean) => lockMonth({ month, isLocked }), {
    onSettled: () => void invalidateAdmin('tax'),
  });
  const rows = [
    [adminTax.smallBuyers, adminTax.smallBuyersNote({ states: counts.places, invoices: counts.small })],
    ...(counts.large > 0 ? [[adminTax.largeBuyers, String(counts.large)]] : []),
    [adminTax.business, adminTax.businessNote(counts.business)],
    [adminTax.creditNotes, String(notes.count)],
    [adminTax.hsnAndDocuments, adminTax.hsnAndDocumentsNote(counts)],
  ] as const;
  return (
    <section className="panel" aria-labelledby="return">
      <h2 id="return">{adminTax.returnFor(month)}</h2>
      <p className="hint">
        {file
          ? adminTax.fileMade({ when: shownDayAndTime(file.madeAt, language), by: file.by })
          : adminTax.fileNotMade}
      </p>
      <ul className="tax-list tax-list--done">
        {rows.map(([title, note]) => (
          <li key={title}>
            <CircleCheck size={22} strokeWidth={1.75} aria-hidden="true" />
            <span>
              <b>{title}</b>
              <small>{note}</small>
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className="button tax-wide" aria-busy={get.isPending} onClick={() => get.run()}>
        <Download size={18} strokeWidth={1.75} aria-hidden="true" />
        {adminTax.getJson}
      </button>
      <label className="checkbox tax-lock">
        <input
          type="checkbox"
          checked={locked !== null}
          disabled={lock.isPending}
          onChange={({ target }) => lock.run(target.checked)}
        />
        {adminTax.lock(month)}
      </label>
      <p className="hint">
        {locked
          ? adminTax.lockedBy({ when: shownDayAndTime(locked.at, language), by: locked.by })
          : adminTax.lockNote}
      </p>
    </section>
  );
}
