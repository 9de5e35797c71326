import { ChefHat, CookingPot, type LucideIcon, Timer, Users } from 'lucide-react';
import type { Recipe } from '../../../../contract/recipe.ts';
import { recipe as messages } from '../../../../messages/recipe.ts';
import { langOf } from '../../../lib/lang-of.ts';

/** Times, difficulty, tags and author. */
export function RecipeFacts({ recipe }: { recipe: Recipe }) {
  return (
    <>
      <dl className="recipe__facts number">
        <Fact icon={Timer} name={messages.prepTime} value={messages.minutes(recipe.prepTime)} />
        <Fact icon={CookingPot} name={messages.cookingTime} value={messages.minutes(recipe.cookingTime)} />
        <Fact icon={ChefHat} name={messages.difficulty} value={difficultyName(recipe.difficulty)} />
        {recipe.serves !== null && (
          <Fact icon={Users} name={messages.for} value={messages.peopleCount(recipe.serves)} />
        )}
      </dl>
      {recipe.tags.length > 0 && (
        <ul className="recipe__tags" aria-label={messages.tags}>
          {recipe.tags.map((tag) => (
            <li key={tag} lang={langOf(recipe, 'tags', tag)}>
              <span>{tag}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="recipe__author">{messages.by(recipe.author.name)}</p>
    </>
  );
}

function Fact({ icon: Icon, name, value }: { icon: LucideIcon; name: string; value: string }) {
  return (
    <div>
      <dt>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function difficultyName(difficulty: Recipe['difficulty']): string {
  const { easy, medium, hard } = messages;
  return { Easy: easy, Medium: medium, Hard: hard }[difficulty];
}
