import { restock } from '../../messages/restock.ts';
import { RestockLink } from '../features/shop/catalogue/restock-link.tsx';
import { apiContext } from '../lib/api.ts';
import { callApi } from '../lib/call-api.ts';
import { notShown } from '../lib/not-shown.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { NotFound } from '../ui/not-found.tsx';
import type { Route } from './+types/restock';

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: restock.title(page.loaderData?.until ?? 'back'), isPrivate: true })(page);

export async function loader({ context, params }: Route.LoaderArgs) {
  const requests = context.get(apiContext).api['restock-requests'];
  try {
    return await callApi(requests[':token'].$get({ param: { token: encodeURIComponent(params.token) } }));
  } catch (error) {
    return notShown(error);
  }
}

export default function RestockPage({ loaderData, params }: Route.ComponentProps) {
  if (loaderData) return <RestockLink token={params.token} request={loaderData} />;
  return (
    <NotFound message={restock.unknown}>
      <p>{restock.unknownNote}</p>
    </NotFound>
  );
}

export function ErrorBoundary() {
  return <LoadFailed heading={restock.failed} />;
}
