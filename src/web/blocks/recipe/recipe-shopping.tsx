import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CardFood } from '../../../contract/food.ts';
import type { Recipe } from '../../../contract/recipe.ts';
import { recipe as messages } from '../../../messages/recipe.ts';
import { MAX_SERVES, scaleQuantity } from '../../../rules/recipe-amounts.ts';
import { langOf } from '../../lib/lang-of.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { RecipeNeeds } from './recipe-needs.tsx';

/** A family meal; a recipe for more goes to twice its number. */
const USUAL_MAX = 12;

/** The ingredients for as many people as wanted, and what to buy for them. */
export function RecipeShopping({ recipe, foods }: { recipe: Recipe; foods: CardFood[] }) {
  const [serves, setServes] = useState(recipe.serves ?? 1);
  const factor = recipe.serves === null ? 1 : serves / recipe.serves;
  return (
    <div className="recipe__side">
      <section className="panel recipe__ingredients" aria-labelledby="ingredients">
        <div className="recipe__serves">
          <h2 id="ingredients" className="panel-heading">
            {messages.ingredients}
          </h2>
          {recipe.serves !== null && (
            <Stepper
              label={messages.people}
              less={messages.onePersonLess}
              more={messages.onePersonMore}
              value={serves}
              max={Math.min(MAX_SERVES, Math.max(USUAL_MAX, recipe.serves * 2))}
              onChange={setServes}
            />
          )}
        </div>
        {recipe.serves !== null && (
          <p className="recipe__for" role="status">
            {messages.amountsFor(serves)}
          </p>
        )}
        <ul>
          {recipe.ingredients.map(({ name, quantity, foodId }) => (
            <li key={`${name} ${quantity}`} lang={langOf(recipe, 'ingredients', name + quantity)}>
              {foodId ? (
                <Link to={`/food/${foodId}`}>
                  {name}
                  <ShoppingBag size={16} strokeWidth={1.75} aria-hidden="true" />
                </Link>
              ) : (
                <span>{name}</span>
              )}
              <span>{scaleQuantity(quantity, factor)}</span>
            </li>
          ))}
        </ul>
      </section>
      {foods.length > 0 && (
        <RecipeNeeds
          recipe={recipe}
          foods={foods}
          factor={factor}
          serves={recipe.serves === null ? undefined : serves}
        />
      )}
    </div>
  );
}
