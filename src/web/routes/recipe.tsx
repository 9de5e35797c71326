import { pageMeta } from '../lib/page-meta.ts';

export const meta = pageMeta({ title: 'Recipe' });

export default function Recipe() {
  return <h1>Recipe</h1>;
}
