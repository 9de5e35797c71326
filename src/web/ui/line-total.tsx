import { formatRupees } from '../../rules/money.ts';

/** What a line costs, with what it would cost without the offer: those add up to the subtotal. */
export function LineTotal({ list, charged }: { list: number; charged: number }) {
  return (
    <span className="line-total num">
      <strong>{formatRupees(charged)}</strong>
      {list > charged && (
        <s>
          <span className="vh">Original price </span>
          {formatRupees(list)}
        </s>
      )}
    </span>
  );
}
