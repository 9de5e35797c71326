import type { CardFood } from '../../../../contract/food.ts';

/** What the assistant asks the page around it to add to the cart. */
export interface AddWish {
  food: CardFood;
  size: string;
}

/** The page around the assistant has cart, login and messages; without one the food's own page is opened. */
export function wishToAdd(wish: AddWish, path: string): void {
  if (window.parent === window) {
    window.location.assign(path);
    return;
  }
  const channel = new BroadcastChannel(window.name);
  channel.postMessage(wish);
  channel.close();
}

/** Calls the listener with the wishes of the assistant in the frame of this name, which no other tab knows. */
export function listenForWishes(frameName: string, listener: (wish: AddWish) => void): () => void {
  const channel = new BroadcastChannel(frameName);
  channel.onmessage = ({ data }: MessageEvent<AddWish>) => listener(data);
  return () => channel.close();
}
