import { Link } from 'react-router';
import type { Recipe } from '../../../contract/recipe.ts';
import { home } from '../../../messages/home.ts';
import { langOf } from '../../lib/lang-of.ts';
import { reused } from '../../lib/reused-html.tsx';
import type { SectionProps } from '../../lib/section-texts.ts';
import { Arrows } from '../../ui/arrows.tsx';
import { Image } from '../../ui/image.tsx';
import { useSlider } from '../../ui/use-slider.ts';
import { useSwipe } from '../../ui/use-swipe.ts';

/** The fields that a card shows; lists do not transfer the rest. */
export type RecipeCard = Pick<
  Recipe,
  '_id' | 'title' | 'images' | 'imageAlt' | 'prepTime' | 'cookingTime' | 'untranslated'
>;

/** `null` when the recipes could not be loaded. */
export function Recipes({ section, recipes }: { section: SectionProps; recipes: RecipeCard[] | null }) {
  if (recipes?.length === 0) return null;
  return (
    <section className="section section--sand" aria-labelledby="recipes">
      <div className="wrap">
        {recipes ? <RecipeSlider section={section} recipes={recipes} /> : <RecipesFailed section={section} />}
      </div>
    </section>
  );
}

function Heading({ section }: { section: SectionProps }) {
  return (
    <h2 id="recipes" lang={langOf(section, 'heading')}>
      {section.texts.heading}
    </h2>
  );
}

function RecipesFailed({ section }: { section: SectionProps }) {
  return (
    <>
      <div className="section__head">
        <Heading section={section} />
      </div>
      <p>{home.recipesFailed}</p>
    </>
  );
}

function RecipeSlider({ section, recipes }: { section: SectionProps; recipes: RecipeCard[] }) {
  const { list, isAtStart, isAtEnd, move, back, drag } = useSlider();
  useSwipe(list, (direction) => (direction === 1 ? move(1) : back(1)), drag);
  return (
    <>
      <div className="section__head">
        <Heading section={section} />
        <Arrows
          of={home.recipeSlides}
          isAtStart={isAtStart}
          isAtEnd={isAtEnd}
          onBack={() => back(1)}
          onNext={() => move(1)}
        />
      </div>
      <ul
        className="slider recipe-cards"
        ref={list}
        aria-label={home.recipes}
        {...reused(Slides, { recipes })}
      />
    </>
  );
}

function Slides({ recipes }: { recipes: RecipeCard[] }) {
  return recipes.map(({ _id, title, images: [url], imageAlt, prepTime, cookingTime, untranslated }) => (
    <li key={_id}>
      <Link className="recipe-card" to={`/recipes/${_id}`} draggable={false}>
        {url && (
          <Image
            src={url}
            fullWidth={1200}
            // cropped to portrait: the image is twice as wide as its visible part
            sizes="(max-width: 768px) 120vw, 560px"
            alt={imageAlt}
            width={800}
            height={1000}
            draggable={false}
          />
        )}
        <strong lang={langOf({ untranslated }, 'title')}>{title}</strong>
        <span className="number">{home.recipeTimes({ prep: prepTime, cooking: cookingTime })}</span>
      </Link>
    </li>
  ));
}
