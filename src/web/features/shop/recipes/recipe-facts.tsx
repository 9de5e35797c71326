import { ChefHat, CookingPot, type LucideIcon, Timer } from 'lucide-react';
import type { Recipe } from '../../../../contract/recipe.ts';

/** Times, difficulty, tags and author. */
export function RecipeFacts({ recipe }: { recipe: Recipe }) {
  return (
    <>
      <dl className="recipe__facts number">
        <Fact icon={Timer} name="Prep time" value={minutes(recipe.prepTime)} />
        <Fact icon={CookingPot} name="Cooking time" value={minutes(recipe.cookingTime)} />
        <Fact icon={ChefHat} name="Difficulty" value={recipe.difficulty} />
      </dl>
      {recipe.tags.length > 0 && (
        <ul className="recipe__tags" aria-label="Tags">
          {recipe.tags.map((tag) => (
            <li key={tag}>
              <span>{tag}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="recipe__author">By {recipe.author.name}</p>
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

function minutes(count: number): string {
  return count === 1 ? '1 minute' : `${count} minutes`;
}
