import './go-live.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GoLiveRun, GoLiveState } from '../../../../contract/admin/go-live.ts';
import { adminSetup } from '../../../../messages/admin-setup.ts';
import { adminKey, invalidateAdmin } from '../../../lib/admin-queries.ts';
import { callApi } from '../../../lib/call-api.ts';
import { confirmed } from '../../../lib/confirm-identity.ts';
import { queries } from '../../../lib/queries.ts';
import { RichText } from '../../../lib/rich-text.tsx';
import { LoadState } from '../../../ui/load-state.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { setupApi } from './setup-queries.ts';

const GO_LIVE = 'go-live';
const POLL_MS = 1000;
const EXAMPLE = `SHOP_MODE=live
PUBLIC_URL=https://shop.example.com
TRUST_PROXY_HOPS=1
DATABASE_URL=postgresql://shop:password@127.0.0.1:5432/shop
DATA_DIR=./data-live`;

const api = () => setupApi()['go-live'];

/** In a demo shop: carries what the owner made to the live shop, and shows how far that is. */
export function GoLive() {
  const { data, isError, refetch } = useQuery(
    {
      queryKey: adminKey(GO_LIVE),
      queryFn: () => callApi(api().$get()),
      refetchInterval: ({ state }) => (state.data?.run?.status === 'running' ? POLL_MS : false),
    },
    queries,
  );
  return (
    <section className="panel go-live" aria-labelledby="go-live">
      <h2 id="go-live">{adminSetup.goLive}</h2>
      <p>{adminSetup.goLiveIntro}</p>
      {data ? (
        <Loaded state={data} />
      ) : (
        <LoadState thing={adminSetup.liveShop} isError={isError} onRetry={refetch} />
      )}
    </section>
  );
}

function Loaded({ state }: { state: GoLiveState }) {
  const { run } = state;
  if (run?.status === 'running') return <Running {...run} />;
  if (run?.status === 'done') return <Done report={run.report} liveUrl={state.liveUrl} />;
  return (
    <>
      {run?.status === 'failed' && <Problems title={adminSetup.nothingCarried} lines={run.problems} />}
      {state.problems.length > 0 ? <Preparation {...state} /> : <StartForm {...state} />}
    </>
  );
}

function Preparation({ file, problems }: GoLiveState) {
  return (
    <>
      <p>
        <RichText text={adminSetup.livePreparation(file)} tags={{ b: (text) => <b>{text}</b> }} />
      </p>
      <pre>{EXAMPLE}</pre>
      <Problems title={adminSetup.notReady} lines={problems} />
      <button type="button" className="button button--secondary" onClick={() => invalidateAdmin(GO_LIVE)}>
        {adminSetup.lookAgain}
      </button>
    </>
  );
}

function StartForm({ file, liveUrl }: GoLiveState) {
  const [hasDemoContent, setDemoContent] = useState(false);
  const [hasCoupons, setCoupons] = useState(false);
  const { run, isPending, error } = useAction(
    () =>
      confirmed(adminSetup.goLivePassword, () =>
        callApi(api().$post({ json: { hasDemoContent, hasCoupons } })),
      ),
    { onSettled: () => void invalidateAdmin(GO_LIVE) },
  );
  return (
    <form
      method="post"
      className="go-live"
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <p>
        <RichText
          text={adminSetup.liveShopOf({ file, url: liveUrl })}
          tags={{ b: (text) => <b>{text}</b> }}
        />
      </p>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={hasDemoContent}
          onChange={({ target }) => setDemoContent(target.checked)}
        />
        {adminSetup.alsoDemo}
      </label>
      <label className="checkbox">
        <input type="checkbox" checked={hasCoupons} onChange={({ target }) => setCoupons(target.checked)} />
        {adminSetup.alsoCoupons}
      </label>
      <div role="alert">{error && <p className="alert alert--danger">{error.message}</p>}</div>
      <SubmitButton isBusy={isPending} className="button button--large button--block">
        {adminSetup.carry}
      </SubmitButton>
    </form>
  );
}

function Running({ doing, done, total }: GoLiveRun) {
  return (
    <div role="status">
      <p>{adminSetup.carrying({ what: doing, done, total })}</p>
      <progress aria-label={adminSetup.carryingLabel} value={done} max={total} />
    </div>
  );
}

function Done({ report, liveUrl }: { report: GoLiveRun['report']; liveUrl: string }) {
  return (
    <>
      <p className="alert" role="status">
        {adminSetup.carried(liveUrl)}
      </p>
      {report.map(({ title, counts, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {counts.map(({ label, count }) => (
              <li key={label}>
                {count} {label}
              </li>
            ))}
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {counts.length + lines.length === 0 && <li>{adminSetup.nothing}</li>}
          </ul>
        </section>
      ))}
    </>
  );
}

function Problems({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="alert alert--danger">
      <div>
        <b>{title}</b>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
