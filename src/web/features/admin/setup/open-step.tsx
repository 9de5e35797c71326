import './open-step.css';
import { useRevalidator } from 'react-router';
import type { SignedInUser } from '../../../../contract/account.ts';
import type { SelfCheck } from '../../../../contract/admin/self-check.ts';
import { adminSetup } from '../../../../messages/admin-setup.ts';
import { callApi } from '../../../lib/call-api.ts';
import { RichText } from '../../../lib/rich-text.tsx';
import { toast } from '../../../lib/toast.ts';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { CheckList, RunChecks } from './check-list.tsx';
import { GoLive } from './go-live.tsx';
import { Opened } from './opened.tsx';
import { missingOf, setupApi, storeSelfCheck } from './setup-queries.ts';

/** What is still missing, and the button that opens the shop. */
export function OpenStep({ selfCheck, admin }: { selfCheck: SelfCheck; admin: SignedInUser }) {
  const { items, isOpen, mode } = selfCheck;
  const missing = missingOf(items);
  return (
    <>
      {mode === 'demo' && (
        <>
          <p className="alert">{adminSetup.demoShop}</p>
          <GoLive />
        </>
      )}
      {isOpen && mode === 'live' && <Opened adminName={admin.name} />}
      <RunChecks />
      <CheckList title={adminSetup.needed} items={items.filter(isNeeded)} current="open" />
      <CheckList
        title={adminSetup.goodToHave}
        items={items.filter((item) => !isNeeded(item))}
        current="open"
      />
      {mode === 'live' && (
        <>
          <KeyLink url={selfCheck.visitUrl} isOpen={isOpen} />
          {isOpen ? <CloseButton /> : <OpenButton missing={missing.length} />}
        </>
      )}
    </>
  );
}

const isNeeded = (item: SelfCheck['items'][number]) => item.isNeeded;

function OpenButton({ missing }: { missing: number }) {
  const { revalidate } = useRevalidator();
  const { run, isPending } = useAdminAction(() => callApi(setupApi().shop.open.$post()), {
    onSuccess: async (selfCheck) => {
      storeSelfCheck(selfCheck);
      toast.success(adminSetup.opened);
      window.scrollTo({ top: 0 });
      await revalidate();
    },
  });
  return (
    <div className="open-step__action">
      <button
        type="button"
        className="button button--large button--block"
        aria-disabled={missing > 0}
        aria-busy={isPending}
        onClick={() => {
          if (missing === 0) run();
        }}
      >
        {adminSetup.open}
      </button>
      {missing > 0 && <p>{adminSetup.addFirst(missing)}</p>}
    </div>
  );
}

function CloseButton() {
  const { revalidate } = useRevalidator();
  const { run, isPending } = useAdminAction(() => callApi(setupApi().shop.close.$post()), {
    onSuccess: async (selfCheck) => {
      storeSelfCheck(selfCheck);
      toast.success(adminSetup.closed);
      await revalidate();
    },
  });
  return (
    <button
      type="button"
      className="button button--secondary button--block"
      aria-busy={isPending}
      onClick={() => run()}
    >
      {adminSetup.close}
    </button>
  );
}

function KeyLink({ url, isOpen }: { url: string; isOpen: boolean }) {
  const { run, isPending } = useAdminAction(() => callApi(setupApi().shop['visit-key'].$post()), {
    onSuccess: (selfCheck) => {
      storeSelfCheck(selfCheck);
      toast.success(adminSetup.linkRenewed);
    },
  });
  if (isOpen) return null;
  return (
    <p className="open-step__link">
      <RichText text={adminSetup.keyLink(url)} tags={{ b: (text) => <b>{text}</b> }} />{' '}
      <button type="button" className="open-step__renew" aria-busy={isPending} onClick={() => run()}>
        {adminSetup.renewLink}
      </button>
    </p>
  );
}
