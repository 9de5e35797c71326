import { useLayoutEffect, useRef } from 'react';
import type { Food } from '../../../../contract/food.ts';
import { catalogue } from '../../../../messages/catalogue.ts';
import { food } from '../../../../messages/food.ts';
import { formatRupees, paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { chargedPrice } from '../../../../rules/pricing.ts';
import { sizeText } from '../../../lib/size-text.ts';

type Size = Food['quantities'][number];

const FEW = 5;

/** Tiles with `size - price`; sold-out sizes are disabled. */
export function SizePicker({
  sizes,
  discount,
  chosen,
  onChoose,
}: {
  sizes: Size[];
  discount: number;
  chosen: string;
  onChoose: (size: string) => void;
}) {
  const tiles = useRef<HTMLFieldSetElement>(null);
  // a size chosen before hydration counts
  useLayoutEffect(() => {
    const checked = tiles.current?.querySelector<HTMLInputElement>('input:checked');
    if (checked) onChoose(checked.value);
  }, [onChoose]);
  return (
    <fieldset ref={tiles} className="size-picker">
      <legend>{food.size}</legend>
      <div className="size-picker__list">
        {sizes.map(({ size, price, stock }) => (
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
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Stock({ left }: { left: number | null }) {
  if (left === null || left > FEW) return null;
  return <small>{left === 0 ? catalogue.outOfStock : catalogue.onlyLeft(left)}</small>;
}
