import '../styles/skeleton.css';
import { createElement, Fragment } from 'react';

/** How many boxes stand in each column of a page that is on its way. */
const shapes = {
  orders: ['row row', 'card card card'],
  details: ['card card', 'card'],
  columns: ['card card', 'card card'],
  tiles: ['tile tile tile tile'],
  admin: ['row row row row row row', 'card row row row row'],
  cards: ['card card card'],
  rows: ['row row row row'],
} as const;

export type SkeletonShape = keyof typeof shapes;

/** Boxes in the shape of what is loading, so that nothing jumps when it arrives. `hasHeading` when the page has none yet. */
export function Skeleton({ shape, hasHeading = false }: { shape: SkeletonShape; hasHeading?: boolean }) {
  return (
    <div className={`sk sk--${shape}`} role="status">
      <span className="vh">Loading…</span>
      {hasHeading && <div className="sk__heading" />}
      <div className="sk__columns" aria-hidden="true">
        {createElement(Fragment, null, ...shapes[shape].map(column))}
      </div>
    </div>
  );
}

/** Children as arguments: equal boxes have nothing to be told apart by. */
function column(boxes: string) {
  const children = boxes.split(' ').map((box) => createElement('div', { className: `sk__box sk__${box}` }));
  return createElement('div', { className: 'sk__column' }, ...children);
}
