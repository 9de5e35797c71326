import type { OrderDetail, RefundPreview } from '../../../../contract/admin/orders.ts';
import { adminReturns } from '../../../../messages/admin-returns.ts';
import { formatPaise, formatRupees, nearestPaise } from '../../../../rules/money.ts';
import { providerName } from '../../../lib/payments.ts';
import { SmallImage } from '../../../ui/image.tsx';
import { Stepper } from '../../../ui/stepper.tsx';

/** How many pieces of each line go back; a line of which nothing is left is not shown. */
export function RefundItems({
  order,
  preview,
  pieces,
  onChange,
}: {
  order: OrderDetail;
  preview: RefundPreview;
  pieces: readonly number[];
  onChange: (pieces: number[]) => void;
}) {
  const set = (line: number, quantity: number) =>
    onChange(pieces.map((one, index) => (index === line ? quantity : one)));
  return (
    <ul className="refund-items">
      {preview.lines
        .filter(({ left }) => left > 0)
        .map(({ line, left, each, total }) => {
          const item = order.items[line];
          if (!item) return null;
          const name = `${item.product.name} ${item.size}`;
          const quantity = pieces[line] ?? 0;
          return (
            <li key={line}>
              <input
                type="checkbox"
                aria-label={adminReturns.choose(name)}
                checked={quantity > 0}
                onChange={(event) => set(line, event.target.checked ? left : 0)}
              />
              <SmallImage url={item.product.imageUrl} alt="" />
              <span className="refund-items__name">
                <strong>{name}</strong>
                <small>{adminReturns.piecesOf({ quantity, left, each: formatRupees(each) })}</small>
              </span>
              {quantity > 0 && left > 1 && (
                <Stepper
                  label={name}
                  less={adminReturns.fewer(name)}
                  more={adminReturns.more(name)}
                  value={quantity}
                  max={left}
                  onChange={(value) => set(line, value)}
                />
              )}
              {quantity > 0 && <strong className="number">{formatRupees(total)}</strong>}
            </li>
          );
        })}
    </ul>
  );
}

export function RefundTotals({ preview }: { preview: RefundPreview }) {
  const { taxable, cgst, sgst, igst, total, currency, amountMinor, provider, isFinancial } = preview;
  const exact = (rupees: number) => formatPaise(nearestPaise(rupees));
  const target = provider === 'outside' ? adminReturns.outside : providerName(provider);
  const rows: [string, string][] = [
    [adminReturns.value, exact(taxable)],
    ...(cgst > 0 ? [[adminReturns.halves, exact((cgst * 100 + sgst * 100) / 100)] as [string, string]] : []),
    ...(igst > 0 ? [['IGST', exact(igst)] as [string, string]] : []),
    [
      adminReturns.backTo(target),
      currency === 'INR' ? exact(total) : `${(amountMinor / 100).toFixed(2)} ${currency}`,
    ],
  ];
  return (
    <>
      <dl className="refund-totals number">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {isFinancial && <p className="alert">{adminReturns.financial}</p>}
    </>
  );
}
