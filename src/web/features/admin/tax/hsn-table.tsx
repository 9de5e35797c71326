import './hsn-table.css';
import { TriangleAlert } from 'lucide-react';
import type { TaxMonthView } from '../../../../contract/admin/tax.ts';
import { adminTax } from '../../../../messages/admin-tax.ts';
import { plainMoney } from './month-totals.tsx';

export function HsnTable({ month: { hsn, rates, toPay } }: { month: TaxMonthView }) {
  const [only] = rates;
  const note = rates.length === 1 && only ? adminTax.allAt(only.rate) : adminTax.netOfNotes;
  const heads = [adminTax.taxable, adminTax.cgst, adminTax.sgst, adminTax.igst];
  const cells = (row: { taxable: number; cgst: number; sgst: number; igst: number }) =>
    [row.taxable, row.cgst, row.sgst, row.igst].map((amount, index) => (
      <td key={heads[index]} data-label={heads[index]} className="number">
        {plainMoney(amount)}
      </td>
    ));
  return (
    <section className="panel panel--flush" aria-labelledby="by-hsn">
      <div className="tax-title tax-title--table">
        <h2 id="by-hsn">{adminTax.byHsn}</h2>
        <span className="hint">{note}</span>
      </div>
      <table className="hsn-table" aria-label={adminTax.hsnSummary}>
        <thead>
          <tr>
            <th scope="col">{adminTax.hsn}</th>
            <th scope="col">{adminTax.food}</th>
            <th scope="col" className="number">
              {adminTax.quantity}
            </th>
            {heads.map((head) => (
              <th scope="col" key={head} className="number">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hsn.map((row) => (
            <tr key={`${row.code} ${row.name} ${row.rate} ${row.unit}`} className={row.code ? '' : 'is-bad'}>
              <td>{row.code || adminTax.none}</td>
              <td>{rates.length > 1 ? `${row.name}, ${row.rate}%` : row.name}</td>
              <td className="number" data-label={adminTax.quantity}>
                {adminTax.units({ quantity: String(row.quantity), unit: row.unit })}
              </td>
              {row.code ? (
                cells(row)
              ) : (
                <td className="number" colSpan={4}>
                  <span className="tax-tag tax-tag--bad">
                    <TriangleAlert size={14} strokeWidth={2} aria-hidden="true" />
                    {adminTax.notInFile}
                  </span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{adminTax.total}</th>
            <td />
            {cells(toPay)}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
