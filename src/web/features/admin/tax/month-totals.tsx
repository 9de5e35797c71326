import type { TaxMonthView } from '../../../../contract/admin/tax.ts';
import { adminTax } from '../../../../messages/admin-tax.ts';
import { currentLanguage } from '../../../../messages/current-language.ts';
import { states } from '../../../../messages/states.ts';
import { formatPaise, nearestPaise } from '../../../../rules/money.ts';
import { addMonths } from '../../../../rules/months.ts';
import { shownDayAndMonth } from '../../../../rules/shown-time.ts';

export const money = (rupees: number) => formatPaise(nearestPaise(rupees));
/** In a table, where the column says that it is money. */
export const plainMoney = (rupees: number) => money(rupees).replace('₹', '');

const taxOf = ({ cgst, sgst, igst }: { cgst: number; sgst: number; igst: number }) =>
  (nearestPaise(cgst) + nearestPaise(sgst) + nearestPaise(igst)) / 100;

/** Days of the next month until which the two returns are due. */
const DUE = { gstr1: '11', gstr3b: '20' };

export function ToPay({ month }: { month: TaxMonthView }) {
  const { toPay, rates } = month;
  const language = currentLanguage();
  const due = (day: string) => shownDayAndMonth(`${addMonths(month.month, 1)}-${day}`, language);
  const heads = [
    [adminTax.cgst, toPay.cgst],
    [adminTax.sgst, toPay.sgst],
    [adminTax.igst, toPay.igst],
    [adminTax.taxableValue, toPay.taxable],
  ] as const;
  return (
    <section className="panel" aria-labelledby="to-pay">
      <h2 id="to-pay">{adminTax.toPay(month.month)}</h2>
      <dl className="tax-heads">
        <div className="tax-heads__all">
          <dt>{adminTax.taxInAll}</dt>
          <dd>{money(taxOf(toPay))}</dd>
        </div>
        {heads.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      {rates.length > 1 && (
        <dl className="tax-rows tax-rows--rates" aria-label={adminTax.byRate}>
          {rates.map(({ rate, taxable, ...tax }) => (
            <div key={rate}>
              <dt>{adminTax.rate(rate)}</dt>
              <dd>
                {money(taxOf(tax))} <small>({money(taxable)})</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="hint">{adminTax.dueDays({ first: due(DUE.gstr1), second: due(DUE.gstr3b) })}</p>
    </section>
  );
}

/** While the month runs: a few figures instead of the return. */
export function SoFar({ month }: { month: TaxMonthView }) {
  return (
    <section className="panel" aria-label={adminTax.taxSoFar}>
      <dl className="tax-rows">
        <div>
          <dt>{adminTax.invoicesSoFar}</dt>
          <dd>{month.invoices.count}</dd>
        </div>
        <div>
          <dt>{adminTax.creditNotes}</dt>
          <dd>{month.notes.count}</dd>
        </div>
        <div className="tax-rows__sum">
          <dt>{adminTax.taxSoFar}</dt>
          <dd>{money(taxOf(month.toPay))}</dd>
        </div>
      </dl>
    </section>
  );
}

export function Places({ month }: { month: TaxMonthView }) {
  return (
    <section className="panel" aria-labelledby="places">
      <h2 id="places">{adminTax.places}</h2>
      <dl className="tax-rows">
        {month.places.map(({ code, state, taxable }) => (
          <div key={code}>
            <dt>{code ? `${code} ${states.shown(state)}` : adminTax.unknownState}</dt>
            <dd>{money(taxable)}</dd>
          </div>
        ))}
        <div className="tax-rows__sum">
          <dt>{adminTax.taxable}</dt>
          <dd>{money(month.toPay.taxable)}</dd>
        </div>
      </dl>
    </section>
  );
}

export function BusinessBuyers({ month }: { month: TaxMonthView }) {
  if (month.business.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="business">
      <h2 id="business">{adminTax.business}</h2>
      <dl className="tax-rows">
        {month.business.map(({ number, gstin, name, total }) => (
          <div key={number}>
            <dt>
              {name}
              <small>
                {gstin}, {number}
              </small>
            </dt>
            <dd>{money(total)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
