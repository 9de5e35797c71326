import { ui } from '../../messages/ui.ts';
import { formatRupees, paiseFromRupees, rupeesFromPaise } from '../../rules/money.ts';
import { chargedPrice } from '../../rules/pricing.ts';

export function Price({ list, discount }: { list: number; discount: number }) {
  const charged = rupeesFromPaise(chargedPrice(paiseFromRupees(list), discount));
  return (
    <p className="price">
      <span className="price__now">{formatRupees(charged)}</span>
      {discount > 0 && (
        <s className="price__was">
          <span className="visually-hidden">{ui.originalPrice} </span>
          {formatRupees(list)}
        </s>
      )}
    </p>
  );
}
