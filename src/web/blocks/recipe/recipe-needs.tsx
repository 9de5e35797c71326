import { Check, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CardFood } from '../../../contract/food.ts';
import type { Recipe, RecipeCart } from '../../../contract/recipe.ts';
import { catalogue } from '../../../messages/catalogue.ts';
import { recipe as messages } from '../../../messages/recipe.ts';
import { formatRupees, type Paise, paise, paiseFromRupees, rupeesFromPaise } from '../../../rules/money.ts';
import { chargedPrice } from '../../../rules/pricing.ts';
import { type ChosenPacks, foodsNeeded, packsFor } from '../../../rules/recipe-amounts.ts';
import { openLoginFor } from '../../features/shared/session/auth-state.ts';
import { MinimumNote } from '../../features/shop/cart/minimum-note.tsx';
import { langOf } from '../../lib/lang-of.ts';
import { hasGuestShopping } from '../../lib/shop.ts';
import { sizeText } from '../../lib/size-text.ts';
import { storedUser } from '../../lib/stored-user.ts';
import { withChunk } from '../../lib/with-chunk.ts';
import { SmallImage } from '../../ui/image.tsx';

interface Need {
  food: CardFood;
  packs: ChosenPacks | undefined;
  price: Paise;
}

interface RecipeNeedsProps {
  recipe: Recipe;
  foods: CardFood[];
  factor: number;
  serves: number | undefined;
}

/** The foods of the shop in a recipe, each in the smallest size that is enough, and one button that adds them. */
export function RecipeNeeds({ recipe, foods, factor, serves }: RecipeNeedsProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [added, setAdded] = useState<{ serves: number | undefined; cart: RecipeCart }>();
  const needs = needsOf(recipe, foods, factor);
  const wanted = needs.filter(({ food, packs }) => packs && !left.has(food._id));
  const total = paise(wanted.reduce((sum, { price }) => sum + price, 0));
  const label = messages.addToCart({ count: wanted.length, price: formatRupees(rupeesFromPaise(total)) });

  const add = async () => {
    setBusy(true);
    const foodIds = wanted.map(({ food }) => food._id);
    const cart = await withChunk(
      () => import('./add-recipe.ts'),
      async ({ addRecipe, addRecipeAsGuest }) =>
        storedUser()
          ? addRecipe(recipe._id, { serves, foodIds })
          : addRecipeAsGuest(wanted.flatMap(lineOf), foods),
    );
    setBusy(false);
    if (cart) setAdded({ serves, cart });
  };
  const addSignedIn = () => {
    if (storedUser() || hasGuestShopping()) return void add();
    const [imageUrl = ''] = recipe.images;
    openLoginFor(
      { name: recipe.title, imageUrl, note: messages.addNeeded, nextLabel: label },
      () => void add(),
    );
  };

  return (
    <section className="panel recipe-needs" aria-labelledby="needs">
      <h2 id="needs" className="panel-heading">
        {messages.addNeeded}
      </h2>
      <ul>
        {needs.map((need) => (
          <NeedLine
            key={need.food._id}
            {...need}
            isWanted={!left.has(need.food._id)}
            onChange={(isWanted) =>
              setLeft((before) => {
                const next = new Set(before);
                if (isWanted) next.delete(need.food._id);
                else next.add(need.food._id);
                return next;
              })
            }
          />
        ))}
      </ul>
      <button
        type="button"
        className="button button--block"
        disabled={wanted.length === 0}
        aria-busy={isBusy}
        onClick={() => !isBusy && addSignedIn()}
      >
        <ShoppingBag size={20} strokeWidth={1.75} aria-hidden="true" />
        {label}
      </button>
      <MinimumNote />
      <div role="status">{added && added.serves === serves && <Added {...added.cart} />}</div>
    </section>
  );
}

function lineOf({ food: { _id, name }, packs }: Need): RecipeCart['chosen'] {
  return packs ? [{ productId: _id, name, size: packs.size, quantity: packs.quantity }] : [];
}

function needsOf({ ingredients }: Recipe, foods: CardFood[], factor: number): Need[] {
  return [...foodsNeeded(ingredients, factor)].flatMap(([id, amount]) => {
    const food = foods.find(({ _id }) => _id === id);
    if (!food) return [];
    const packs = packsFor(amount, food.quantities);
    const list = food.quantities.find(({ size }) => size === packs?.size)?.price ?? 0;
    const price = paise(chargedPrice(paiseFromRupees(list), food.discount) * (packs?.quantity ?? 0));
    return [{ food, packs, price }];
  });
}

function NeedLine({
  food,
  packs,
  price,
  isWanted,
  onChange,
}: Need & { isWanted: boolean; onChange: (isWanted: boolean) => void }) {
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isWanted && packs !== undefined}
          disabled={packs === undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="recipe-needs__tick">
          <Check size={18} strokeWidth={2.5} aria-hidden="true" />
        </span>
        <SmallImage url={food.imageUrl} alt="" />
        <span>
          <b lang={langOf(food, 'name')}>{food.name}</b>
          <small>{packs ? packsText(packs) : catalogue.outOfStock}</small>
          {packs?.insteadOf && <small>{messages.insteadOf(sizeText(packs.insteadOf))}</small>}
          {packs && !packs.isEnough && <small>{messages.notEnough}</small>}
        </span>
        {packs && <b className="number">{formatRupees(rupeesFromPaise(price))}</b>}
      </label>
    </li>
  );
}

function packsText({ size, quantity }: { size: string; quantity: number }): string {
  return quantity === 1 ? sizeText(size) : `${sizeText(size)} × ${quantity}`;
}

/** What the server chose, which may differ when something was sold meanwhile. */
function Added({ chosen, skipped }: RecipeCart) {
  return (
    <>
      {chosen.length > 0 && (
        <p className="recipe-needs__done">
          {messages.added(chosen.map((line) => `${line.name} ${packsText(line)}`).join(', '))}
        </p>
      )}
      {skipped.map(({ name, size, reason }) => (
        <p key={name} className="recipe-needs__skipped">
          {name} ({sizeText(size)}): {reason}
        </p>
      ))}
      <Link className="button button--secondary button--block" to="/cart">
        {messages.seeCart}
      </Link>
    </>
  );
}
