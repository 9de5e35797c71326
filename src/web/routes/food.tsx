import { pageMeta } from '../lib/page-meta.ts';

export const meta = pageMeta({ title: 'Food' });

export default function Food() {
  return <h1>Food</h1>;
}
