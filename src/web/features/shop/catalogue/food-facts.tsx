import type { Food } from '../../../../contract/food.ts';
import { food as messages } from '../../../../messages/food.ts';
import { langOf } from '../../../lib/lang-of.ts';
import { reused } from '../../../lib/reused-html.tsx';

interface Facts {
  food: Pick<Food, 'specifications' | 'ingredients' | 'untranslated'>;
  /** Extra fields, shown like specifications. */
  facts: { name: string; value: string }[];
  paragraphs: string[];
}

/** Specifications, ingredients and description; empty sections are omitted. */
export function FoodFacts({ food, facts, paragraphs }: Facts) {
  const { specifications, ingredients, untranslated } = food;
  if (specifications.length + facts.length + ingredients.length + paragraphs.length === 0) return null;
  const shown = { specifications, ingredients, untranslated };
  return <div className="food-facts" {...reused(Content, { food: shown, facts, paragraphs })} />;
}

function Content({ food, facts, paragraphs }: Facts) {
  const { specifications, ingredients } = food;
  return (
    <>
      {specifications.length + facts.length > 0 && (
        <section aria-labelledby="specifications">
          <h2 id="specifications">{messages.specifications}</h2>
          <table className="specifications number">
            <tbody>
              {specifications.map(({ name, value }) => (
                <tr key={name} lang={langOf(food, 'specifications', name + value)}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
              {facts.map(({ name, value }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <div className="food-facts__side">
        {ingredients.length > 0 && (
          <section aria-labelledby="ingredients">
            <h2 id="ingredients">{messages.ingredients}</h2>
            <ul className="ingredients number">
              {ingredients.map(({ _id, name, quantity }) => (
                <li key={_id} lang={langOf(food, 'ingredients', name + quantity)}>
                  <span>{name}</span>
                  {quantity && (
                    <span>
                      <span className="visually-hidden"> - </span>
                      {quantity}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {paragraphs.length > 0 && (
          <section aria-labelledby="more">
            <h2 id="more">{messages.goodToKnow}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} lang={langOf(food, 'description')}>
                {paragraph}
              </p>
            ))}
          </section>
        )}
      </div>
    </>
  );
}
