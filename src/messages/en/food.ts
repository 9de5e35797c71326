import { plural } from './plural.ts';

const range = ({ min, max }: { min: number; max: number }) =>
  min === max ? String(min) : `${min} to ${max}`;

/** The page of a food, with its reviews. */
export const food = {
  buy: 'Buy',
  addToCart: 'Add to Cart',
  size: 'Size',
  bestValue: 'Best value',
  inclusiveOfTaxes: 'MRP, inclusive of all taxes',
  pressedLine: (of: { pressed: string; bestBefore: string }) =>
    `Pressed ${of.pressed}, best before ${of.bestBefore}`,
  quantity: 'Quantity',
  oneLess: 'One less',
  oneMore: 'One more',
  perLitre: (price: string) => `${price} per litre`,
  perKilogram: (price: string) => `${price} per kg`,
  ownState: 'Our own state',
  deliveryTime: ({
    state,
    home,
    others,
  }: {
    state: string;
    home: { min: number; max: number };
    others: { min: number; max: number };
  }) =>
    `${state} in ${range(home)} ${plural(home.max, { one: 'business day', other: 'business days' })}, other states in ${range(others)}`,
  returnTime: (days: number) =>
    `Return or exchange within ${days} ${plural(days, { one: 'day', other: 'days' })} of receiving the order`,
  specifications: 'Specifications',
  ingredients: 'Ingredients',
  goodToKnow: 'Good to know',
  alsoLike: 'You Might Also Like',
  productNotFound: 'Product not found',
  couldNotFind: "We couldn't find this product.",
  backHome: 'Back To Homepage',
  productFailed: 'This product could not be loaded.',
  images: 'Pictures',
  productImages: 'Product pictures',
  zoom: 'Zoom picture',
  imageOf: ({ food, number, count }: { food: string; number: number; count: number }) =>
    `${food}, picture ${number} of ${count}`,
  imageNumber: ({ number, count }: { number: number; count: number }) => `Picture ${number} of ${count}`,
  showWhole: (image: string) => `Show whole picture: ${image}`,
  bringNearer: (image: string) => `Bring picture nearer: ${image}`,
  previousImage: 'Previous picture',
  nextImage: 'Next picture',
  image: 'Picture',
  customerReviews: 'Customer Reviews',
  reviewCount: (count: number) => plural(count, { one: `${count} review`, other: `${count} reviews` }),
  ofFiveStars: 'of 5 stars,',
  ratingOf: (rating: number) => `${rating} of 5 stars`,
  stars: (count: number) => plural(count, { one: `${count} star`, other: `${count} stars` }),
  reviewPhotos: 'Review photos',
  openReviewPhoto: (number: number) => `Open review photo ${number}`,
  openReviewPhotoOfMore: ({ number, hidden }: { number: number; hidden: number }) =>
    `Open review photo ${number}, +${hidden} more`,
  photoBy: (name: string) => `Photo by ${name}`,
  openPhotoBy: (name: string) => `Open photo by ${name}`,
  verifiedPurchase: 'Verified purchase',
  adminReplies: 'Admin Replies',
  noReviews: 'Nobody has written about it yet. Yours can be the first review.',
  readAll: 'Read All Reviews',
  writeReview: 'Write a Review',
  yes: 'Yes',
  no: 'No',
};
