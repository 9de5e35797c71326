import type { CardFood } from '../../../../contract/food.ts';
import { assistant } from '../../../../messages/assistant.ts';
import { catalogue } from '../../../../messages/catalogue.ts';
import { currentLanguage } from '../../../../messages/current-language.ts';
import { langOf } from '../../../lib/lang-of.ts';
import { pathIn } from '../../../lib/language-paths.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { SmallImage } from '../../../ui/image.tsx';
import { Price } from '../../../ui/price.tsx';
import { wishToAdd } from './wish-to-add.ts';

/** A food in a reply: its first size that is in stock, with a button that adds it to the cart. */
export function OfferedFood({ food }: { food: CardFood }) {
  const { _id, name, imageUrl, quantities, discount } = food;
  const offered = quantities.find(({ stock }) => stock !== 0) ?? quantities[0];
  const path = pathIn(currentLanguage(), `/food/${_id}`);
  return (
    <li className="assistant__food">
      <SmallImage url={imageUrl} alt="" />
      <a href={path} target="_top" lang={langOf(food, 'name')}>
        {name}
      </a>
      {offered && (
        <>
          <div className="assistant__price number">
            {sizeText(offered.size)} <Price list={offered.price} discount={discount} />
          </div>
          {offered.stock === 0 ? (
            <span className="assistant__sold-out">{catalogue.outOfStock}</span>
          ) : (
            <button
              type="button"
              className="button button--tonal button--small"
              aria-label={assistant.addFood({ food: name, size: sizeText(offered.size) })}
              onClick={() => wishToAdd({ food, size: offered.size }, path)}
            >
              {assistant.add}
            </button>
          )}
        </>
      )}
    </li>
  );
}
