import { redirect } from 'react-router';
import { passport as messages } from '../../messages/passport.ts';
import { dayOf } from '../../rules/days.ts';
import { PassportView } from '../features/shop/passport/passport-view.tsx';
import { apiContext } from '../lib/api.ts';
import { callApi } from '../lib/call-api.ts';
import { notShown } from '../lib/not-shown.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { NotFound } from '../ui/not-found.tsx';
import type { Route } from './+types/passport';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { passports } = context.get(apiContext).api;
  try {
    const found = await callApi(
      passports[':code'].$get({ param: { code: encodeURIComponent(params.code) } }),
    );
    // an older code, or small letters: printed codes stay valid for good
    if (found.code !== params.code) throw redirect(`/b/${found.code}`, 301);
    // with the page, so that the browser counts the days as the server did
    return { ...found, today: dayOf(new Date()) };
  } catch (error) {
    return notShown(error);
  }
}

// thousands of pages that only a bottle leads to: not for search engines (decision 0130)
export const meta: Route.MetaFunction = (page) => {
  const found = page.loaderData;
  if (!found) return pageMeta({ title: messages.unknown, isPrivate: true })(page);
  const title = messages.title({ food: found.food, code: found.code });
  return pageMeta({ title, description: messages.description(found.food), isPrivate: true })(page);
};

export default function PassportPage({ loaderData }: Route.ComponentProps) {
  if (loaderData) return <PassportView passport={loaderData} today={loaderData.today} />;
  return (
    <NotFound message={messages.unknown}>
      <p>{messages.unknownNote}</p>
    </NotFound>
  );
}

export function ErrorBoundary() {
  return <LoadFailed heading={messages.failed} />;
}
