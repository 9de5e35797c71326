import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Recipe } from '../../../../contract/recipe.ts';
import { recipe as messages } from '../../../../messages/recipe.ts';
import { shell } from '../../../../messages/shell.ts';
import { ui } from '../../../../messages/ui.ts';
import { langOf } from '../../../lib/lang-of.ts';
import { Image } from '../../../ui/image.tsx';
import { RecipeFacts } from './recipe-facts.tsx';

/** `shopping` is shown beside the instructions: the ingredients and what to buy. */
export function RecipeView({ recipe, shopping }: { recipe: Recipe; shopping: ReactNode }) {
  const [image] = recipe.images;
  return (
    <article className="wrap recipe">
      <div className="recipe__top">
        <header>
          <nav className="recipe__breadcrumbs" aria-label={ui.breadcrumb}>
            <ol>
              <li>
                <Link to="/">{shell.home}</Link>
              </li>
              <li lang={langOf(recipe, 'title')}>
                <span aria-current="page">{recipe.title}</span>
              </li>
            </ol>
          </nav>
          <h1 lang={langOf(recipe, 'title')}>{recipe.title}</h1>
          <p className="recipe__lead" lang={langOf(recipe, 'description')}>
            {recipe.description}
          </p>
          <RecipeFacts recipe={recipe} />
        </header>
        {image && (
          <div className="recipe__image">
            <Image
              src={image}
              fullWidth={1200}
              sizes="(max-width: 768px) 100vw, 604px"
              alt={recipe.imageAlt}
              width={1200}
              height={800}
              isFirst
            />
          </div>
        )}
      </div>
      <div className="recipe__body">
        {shopping}
        <div>
          <section aria-labelledby="instructions">
            <h2 id="instructions">{messages.instructions}</h2>
            <ol className="recipe__steps">
              {recipe.instructions.map((step) => (
                <li key={step} lang={langOf(recipe, 'instructions', step)}>
                  {step}
                </li>
              ))}
            </ol>
          </section>
          {recipe.videoUrl && <RecipeVideo url={recipe.videoUrl} poster={image} title={recipe.title} />}
        </div>
      </div>
    </article>
  );
}

function RecipeVideo({ url, poster, title }: { url: string; poster: string | undefined; title: string }) {
  return (
    <section className="recipe__video" aria-labelledby="video">
      <h2 id="video">{messages.video}</h2>
      <video
        src={url}
        poster={poster}
        aria-label={messages.videoOf(title)}
        controls
        muted
        playsInline
        preload="none"
      />
    </section>
  );
}
