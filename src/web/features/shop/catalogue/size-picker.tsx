import { useLayoutEffect, useRef } from 'react';
import type { Food } from '../../../../contract/food.ts';
import { catalogue } from '../../../../messages/catalogue.ts';
import { food as messages } from '../../../../messages/food.ts';
import { formatRupees, paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { chargedPrice } from '../../../../rules/pricing.ts';
import { ascendingSizes, bestValueSize, sizeUnitPrice } from '../../../../rules/size-offers.ts';
import { FEW_LEFT } from '../../../../rules/stock.ts';
import type { UnitPrice } from '../../../../rules/unit-price.ts';
import { sizeText } from '../../../lib/size-text.ts';

/** Rows with `size - price`, the smallest first, and the price per unit; sold-out sizes are disabled. */
export function SizePicker({
  food: { quantities, discount },
  chosen,
  onChoose,
}: {
  food: Food;
  chosen: string;
  onChoose: (size: string) => void;
}) {
  const tiles = useRef<HTMLFieldSetElement>(null);
  // a size chosen before hydration counts
  useLayoutEffect(() => {
    const checked = tiles.current?.querySelector<HTMLInputElement>('input:checked');
    if (checked) onChoose(checked.value);
  }, [onChoose]);
  const best = bestValueSize(quantities, discount);
  return (
    <fieldset ref={tiles} className="size-picker">
      <legend>{messages.size}</legend>
      <div className="size-picker__list">
        {ascendingSizes(quantities).map((sold) => {
          const { size, price, stock } = sold;
          const unit = stock === 0 ? undefined : sizeUnitPrice(sold, discount);
          return (
            <label key={size} className="size-option">
              <input
                type="radio"
                name="size"
                value={size}
                checked={size === chosen}
                disabled={stock === 0}
                onChange={() => onChoose(size)}
              />
              <span className="size-option__text number">
                <span>
                  <b>{sizeText(size)}</b> -{' '}
                  <span className="size-option__price">
                    {formatRupees(rupeesFromPaise(chargedPrice(paiseFromRupees(price), discount)))}
                  </span>
                </span>
                <Stock left={stock} />
                {unit && <span className="size-option__unit">{unitText(unit)}</span>}
                {size === best && <em>{messages.bestValue}</em>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

export function unitText({ amount, unit }: UnitPrice): string {
  const price = formatRupees(rupeesFromPaise(amount));
  return unit === 'litre' ? messages.perLitre(price) : messages.perKilogram(price);
}

function Stock({ left }: { left: number | null }) {
  if (left === null || left > FEW_LEFT) return null;
  return <small>{left === 0 ? catalogue.outOfStock : catalogue.onlyLeft(left)}</small>;
}
