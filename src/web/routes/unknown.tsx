import { data } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { LOAD_FAILED, LoadFailed } from '../ui/load-failed.tsx';
import { NotFound } from '../ui/not-found.tsx';

export const meta = pageMeta({ title: 'Page not found' });

export function loader() {
  return data(null, { status: 404 });
}

export default function Unknown() {
  return <NotFound />;
}

export function ErrorBoundary() {
  return <LoadFailed heading={LOAD_FAILED} />;
}
