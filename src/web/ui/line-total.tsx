import { ui } from '../../messages/ui.ts';
import { formatRupees } from '../../rules/money.ts';

/** A line's charged total, with the list total crossed out; the list totals add up to the subtotal. */
export function LineTotal({ list, charged }: { list: number; charged: number }) {
  return (
    <span className="line-total number">
      <strong>{formatRupees(charged)}</strong>
      {list > charged && (
        <s>
          <span className="visually-hidden">{ui.originalPrice} </span>
          {formatRupees(list)}
        </s>
      )}
    </span>
  );
}
