import { useState } from 'react';
import type { CardFood, Food } from '../../contract/food.ts';
import type { Review } from '../../contract/review.ts';
import { food as messages } from '../../messages/food.ts';
import { shell } from '../../messages/shell.ts';
import { MinimumNote } from '../features/shop/cart/minimum-note.tsx';
import { Breadcrumbs } from '../features/shop/catalogue/breadcrumbs.tsx';
import { BuyBox } from '../features/shop/catalogue/buy-box.tsx';
import { FoodFacts } from '../features/shop/catalogue/food-facts.tsx';
import { Gallery } from '../features/shop/catalogue/gallery.tsx';
import { ImageZoom, type Zoom } from '../features/shop/catalogue/image-zoom.tsx';
import { useFreshReviews } from '../features/shop/reviews/fresh-reviews.ts';
import { Reviews } from '../features/shop/reviews/reviews.tsx';
import { WriteReview } from '../features/shop/reviews/write-review.tsx';
import { langOf } from '../lib/lang-of.ts';
import { RECENT_KEY } from '../lib/stored-user.ts';
import { HydrationBoundary } from '../ui/hydration-boundary.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { addToCart } from './add-to-cart.ts';
import { FoodCard } from './food-card.tsx';
import { WishlistHeart } from './wishlist-heart.tsx';

const RecentFoods = lazyPart(
  () => import('../features/shop/catalogue/recent-foods.tsx'),
  () => RECENT_KEY in localStorage,
);

/** The page of a food; after a new review with fresh reviews. */
export function FoodDetail(loaded: {
  food: Food;
  reviews: Review[];
  related: CardFood[];
  /** Extra fields, by name. */
  facts?: { name: string; value: string }[];
  /** For its URL; without it the food is English. */
  englishCategory?: string;
}) {
  const { related, facts = [], englishCategory = loaded.food.category } = loaded;
  const { food, reviews, reload } = useFreshReviews(loaded.food, loaded.reviews);
  const [zoom, setZoom] = useState<Zoom>();
  const [lead = '', ...paragraphs] = food.description.split(/\n\s*\n/).filter(Boolean);
  const images = imagesOf(food);
  const zoomReview = (reviewId: string) => {
    const withPhoto = reviews.filter(({ image }) => image);
    setZoom({
      title: messages.reviewPhotos,
      images: withPhoto.map(({ image, CustomerId: { name } }) => ({
        url: image,
        alt: messages.photoBy(name),
      })),
      at: withPhoto.findIndex(({ _id }) => _id === reviewId),
    });
  };
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          steps={[
            { name: shell.home, to: '/' },
            ...(food.category
              ? [{ name: food.category, to: categoryPath(englishCategory), lang: langOf(food, 'category') }]
              : []),
          ]}
          here={food.name}
          lang={langOf(food, 'name')}
        />
        <div className="food-detail">
          <Gallery images={images} onZoom={(at) => setZoom({ title: food.name, images, at })} />
          <BuyBox
            food={food}
            lead={lead}
            heart={<WishlistHeart food={food} className="buy-box__wishlist" size={22} />}
            more={<WriteReview foodId={food._id} foodName={food.name} onWritten={reload} />}
            note={<MinimumNote />}
            onAdd={(size, count) => addToCart(food, size, messages.addToCart, count)}
          />
        </div>
        <HydrationBoundary>
          <FoodFacts food={food} facts={facts} paragraphs={paragraphs} />
        </HydrationBoundary>
      </div>
      <HydrationBoundary>
        <Reviews
          average={food.averageRating}
          count={food.reviewCount}
          reviews={reviews}
          onZoom={zoomReview}
        />
      </HydrationBoundary>
      <HydrationBoundary>
        {related.length > 0 && (
          <section className="related-foods wrap" aria-labelledby="also">
            <div className="section__head">
              <h2 id="also">{messages.alsoLike}</h2>
            </div>
            <ul className="food-grid">
              {related.map((other) => (
                <FoodCard key={other._id} food={other} />
              ))}
            </ul>
          </section>
        )}
      </HydrationBoundary>
      <RecentFoods foodId={food._id} />
      <ImageZoom zoom={zoom} onClose={() => setZoom(undefined)} />
    </>
  );
}

function imagesOf({ name, images, imageUrl, imageAlt }: Food): Zoom['images'] {
  const urls = images.length > 0 ? images : [imageUrl].filter(Boolean);
  return urls.map((url, index) => ({
    url,
    alt:
      index === 0
        ? imageAlt || name
        : messages.imageOf({ food: name, number: index + 1, count: urls.length }),
  }));
}

export function categoryPath(englishName: string): string {
  return `/product?category=${encodeURIComponent(englishName)}`;
}
