import { lazyPart } from '../ui/lazy-part.tsx';

/** The text of a page: whoever reads it needs no script. */
export const LazyPolicy = lazyPart(() => import('./policy.tsx'));
