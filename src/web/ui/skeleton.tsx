import './skeleton.css';
import { createElement, Fragment } from 'react';
import { ui } from '../../messages/ui.ts';

/** The number of boxes in each column. */
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

/** Placeholder boxes in the shape of the content, against layout shifts. `hasHeading` adds one for the heading. */
export function Skeleton({ shape, hasHeading = false }: { shape: SkeletonShape; hasHeading?: boolean }) {
  return (
    <div className={`page-skeleton page-skeleton--${shape}`} role="status">
      <span className="visually-hidden">{ui.loading}</span>
      {hasHeading && <div className="page-skeleton__heading" />}
      <div className="page-skeleton__columns" aria-hidden="true">
        {createElement(Fragment, null, ...shapes[shape].map(column))}
      </div>
    </div>
  );
}

/** Children as arguments, because equal boxes have no natural key. */
function column(boxes: string) {
  const children = boxes
    .split(' ')
    .map((box) => createElement('div', { className: `page-skeleton__box page-skeleton__${box}` }));
  return createElement('div', { className: 'page-skeleton__column' }, ...children);
}
