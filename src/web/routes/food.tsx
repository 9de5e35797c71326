import { useState } from 'react';
import { data, type MetaDescriptor } from 'react-router';
import type { Food } from '../../contract/food.ts';
import type { Review } from '../../contract/review.ts';
import type { Shop } from '../../contract/shop.ts';
import { addToCart } from '../blocks/add-to-cart.ts';
import { FoodCard } from '../blocks/food-card.tsx';
import { WishlistHeart } from '../blocks/wishlist-heart.tsx';
import { Breadcrumbs } from '../features/catalogue/breadcrumbs.tsx';
import { BuyBox } from '../features/catalogue/buy-box.tsx';
import { FoodFacts } from '../features/catalogue/food-facts.tsx';
import { Gallery } from '../features/catalogue/gallery.tsx';
import { PictureZoom, type Zoom } from '../features/catalogue/picture-zoom.tsx';
import { Reviews } from '../features/reviews/reviews.tsx';
import { WriteReview } from '../features/reviews/write-review.tsx';
import { apiContext } from '../lib/api.ts';
import type { CanvasHandle } from '../lib/canvas.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { structuredData } from '../lib/structured-data.ts';
import { NotFound } from '../ui/not-found.tsx';
import type { Route } from './+types/food';

export const handle: CanvasHandle = { canvas: 'product' };

const SUMMARY_LENGTH = 160;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(apiContext);
  // the client puts parameters into the path as they are
  const param = { id: encodeURIComponent(params.id) };
  const [food, reviews, related] = await Promise.all([
    api.foods.id[':id'].$get({ param }),
    api.reviews.product[':id'].$get({ param }),
    api.foods.related[':id'].$get({ param }),
  ]);
  if (food.status === 404) return data(null, { status: 404 });
  if (!food.ok) throw new Response(null, { status: 500 });
  // a food can be bought without what stands below it
  return {
    food: await food.json(),
    reviews: reviews.ok ? await reviews.json() : [],
    related: related.ok ? await related.json() : [],
  };
}

export const meta: Route.MetaFunction = (page) => {
  if (!page.loaderData) return pageMeta({ title: 'Product not found' })(page);
  const { food } = page.loaderData;
  const shop = page.matches.find((match) => match?.id === 'root')?.loaderData as Shop | undefined;
  const tags = pageMeta({ title: food.name, description: summary(food.description) || food.name })(page);
  if (!shop) return tags;
  return [
    ...tags.filter((tag) => !isPictureTag(tag)),
    { property: 'og:image', content: new URL(food.imageUrl, shop.publicUrl).href },
    { property: 'og:image:alt', content: food.imageAlt },
    ...structuredData(food, shop, categoryPath(food)).map((about) => ({ 'script:ld+json': about })),
  ];
};

export default function FoodPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound message="We couldn't find this product." linkText="Back To Homepage" />;
  // what a visitor chose on one food means nothing on the next
  return <FoodDetail key={loaderData.food._id} {...loaderData} />;
}

function FoodDetail({ food, reviews, related }: { food: Food; reviews: Review[]; related: Food[] }) {
  const [zoom, setZoom] = useState<Zoom>();
  const [lead = '', ...paragraphs] = food.description.split(/\n\s*\n/).filter(Boolean);
  const pictures = picturesOf(food);
  const zoomReview = (reviewId: string) => {
    const withPhoto = reviews.filter(({ image }) => image);
    setZoom({
      title: 'Review photos',
      pictures: withPhoto.map(({ image, CustomerId: { name } }) => ({ url: image, alt: `Photo by ${name}` })),
      at: withPhoto.findIndex(({ _id }) => _id === reviewId),
    });
  };
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          steps={[
            { name: 'Home', to: '/' },
            ...(food.category ? [{ name: food.category, to: categoryPath(food) }] : []),
          ]}
          here={food.name}
        />
        <div className="detail">
          <Gallery pictures={pictures} onZoom={(at) => setZoom({ title: food.name, pictures, at })} />
          <BuyBox
            food={food}
            lead={lead}
            heart={<WishlistHeart food={food} className="wish" size={22} />}
            more={<WriteReview />}
            onAdd={(size) => addToCart(food, size)}
          />
        </div>
        <FoodFacts food={food} paragraphs={paragraphs} />
      </div>
      <Reviews average={food.averageRating} count={food.reviewCount} reviews={reviews} onZoom={zoomReview} />
      {related.length > 0 && (
        <section className="also wrap" aria-labelledby="also">
          <div className="sec__head">
            <h2 id="also">You Might Also Like</h2>
          </div>
          <ul className="grid-foods">
            {related.map((other) => (
              <FoodCard key={other._id} food={other} />
            ))}
          </ul>
        </section>
      )}
      <PictureZoom zoom={zoom} onClose={() => setZoom(undefined)} />
    </>
  );
}

function picturesOf({ name, images, imageUrl, imageAlt }: Food): Zoom['pictures'] {
  const urls = images.length > 0 ? images : [imageUrl].filter(Boolean);
  return urls.map((url, place) => ({
    url,
    alt: place === 0 ? imageAlt || name : `${name}, picture ${place + 1} of ${urls.length}`,
  }));
}

function categoryPath({ category }: Food): string {
  return `/product?category=${encodeURIComponent(category)}`;
}

function isPictureTag(tag: MetaDescriptor): boolean {
  return 'property' in tag && String(tag.property).startsWith('og:image');
}

/** As much of a text as a search result shows, cut between words. */
function summary(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= SUMMARY_LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(' ', SUMMARY_LENGTH))} …`;
}
