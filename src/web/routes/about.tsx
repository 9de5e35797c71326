import { pageMeta } from '../lib/page-meta.ts';

export const meta = pageMeta({ title: 'About' });

export default function About() {
  return <h1>About</h1>;
}
