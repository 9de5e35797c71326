import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import type { SignedInUser } from '../../../contract/account.ts';
import { type SelfCheck, type SetupStep, setupSteps } from '../../../contract/admin/self-check.ts';
import { adminSetup } from '../../../messages/admin-setup.ts';
import { ForStaff } from '../../blocks/for-staff.tsx';
import { SetupFrame, type StepState } from '../../blocks/setup-frame.tsx';
import { ColoursForm } from '../../features/admin/look/colours-form.tsx';
import { LogoField } from '../../features/admin/look/logo-field.tsx';
import type { FirstWords } from '../../features/admin/pages/first-words.ts';
import { FirstWordsForm } from '../../features/admin/pages/first-words-form.tsx';
import { DeliverySettings } from '../../features/admin/settings/delivery-form.tsx';
import { FarmStep, LawStep } from '../../features/admin/settings/details-step.tsx';
import { PolicySettings } from '../../features/admin/settings/policy-form.tsx';
import { CheckList, RunChecks } from '../../features/admin/setup/check-list.tsx';
import { KeysForm } from '../../features/admin/setup/keys-form.tsx';
import { MoreSettings } from '../../features/admin/setup/more-settings.tsx';
import { OpenStep } from '../../features/admin/setup/open-step.tsx';
import { PhonePreview } from '../../features/admin/setup/phone-preview.tsx';
import {
  missingOf,
  refreshSetup,
  useHeroImage,
  useSelfCheck,
} from '../../features/admin/setup/setup-queries.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useShop } from '../../lib/shop.ts';
import { EarlySkeleton } from '../../ui/early-skeleton.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import type { Route } from './+types/setup';

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: adminSetup.title, isPrivate: true })(page);

const texts = (): Record<SetupStep, { title: string; heading?: string; intro: string }> => ({
  farm: { title: adminSetup.farm, heading: adminSetup.farmHeading, intro: adminSetup.farmIntro },
  look: { title: adminSetup.look, heading: adminSetup.lookHeading, intro: adminSetup.lookIntro },
  law: { title: adminSetup.law, intro: adminSetup.lawIntro },
  delivery: { title: adminSetup.delivery, intro: adminSetup.deliveryIntro },
  payments: { title: adminSetup.payments, intro: adminSetup.paymentsIntro },
  open: { title: adminSetup.open, intro: adminSetup.openIntro },
});

const lookLinks = () => [
  { to: '/admin/pages/home', text: adminSetup.allTexts, note: adminSetup.allTextsNote },
  { to: '/admin/pages/header', text: adminSetup.announcement, note: adminSetup.announcementNote },
];

export default function AdminSetupPage() {
  return (
    <ForStaff skeleton={<EarlySkeleton shape="admin" />} visitorsGoTo="/login?returnUrl=%2Fadmin%2Fsetup">
      {(user) => <Setup admin={user} />}
    </ForStaff>
  );
}

function Setup({ admin }: { admin: SignedInUser }) {
  const { step: name = 'farm' } = useParams();
  const { data, isError, refetch } = useSelfCheck();
  const heroImage = useHeroImage();
  const [words, setWords] = useState<FirstWords>();
  const step = setupSteps.find((candidate) => candidate === name);
  if (!step) return <Navigate to="/admin/setup" replace />;
  const { title, heading = title, intro } = texts()[step];
  return (
    <SetupFrame
      step={step}
      steps={stepStates(data)}
      heading={step === 'open' ? openHeading(data) : heading}
      intro={intro}
      hasNextButton={step === 'farm' || step === 'law'}
      aside={step === 'look' && <PhonePreview words={words} image={heroImage} />}
    >
      {data ? (
        <StepContent key={step} step={step} selfCheck={data} admin={admin} onType={setWords} />
      ) : (
        <LoadState thing={adminSetup.setup} isError={isError} onRetry={refetch} />
      )}
    </SetupFrame>
  );
}

function StepContent({
  step,
  selfCheck,
  admin,
  onType,
}: {
  step: SetupStep;
  selfCheck: SelfCheck;
  admin: SignedInUser;
  onType: (words: FirstWords) => void;
}) {
  const navigate = useNavigate();
  const { colours, accent } = useShop();
  const goOn = async () => {
    await refreshSetup();
    const next = setupSteps[setupSteps.indexOf(step) + 1];
    await navigate(`/admin/setup/${next ?? ''}`);
  };
  switch (step) {
    case 'farm':
      return <FarmStep button={adminSetup.next(adminSetup.look)} onDone={goOn} />;
    case 'look':
      return (
        <>
          <LogoField />
          <ColoursForm key={JSON.stringify({ colours, accent })} colours={colours} accent={accent} />
          <FirstWordsForm onType={onType} />
          <MoreSettings links={lookLinks()} />
        </>
      );
    case 'law':
      return <LawStep button={adminSetup.nextDelivery} onDone={goOn} />;
    case 'delivery':
      return (
        <>
          <PolicySettings />
          <DeliverySettings />
        </>
      );
    case 'payments':
      return <PaymentsStep selfCheck={selfCheck} />;
    case 'open':
      return <OpenStep selfCheck={selfCheck} admin={admin} />;
  }
}

function PaymentsStep({ selfCheck }: { selfCheck: SelfCheck }) {
  const { mode } = selfCheck;
  const items = selfCheck.items.filter((item) => item.step === 'payments');
  return (
    <>
      {mode === 'live' ? <KeysForm /> : <p className="alert">{adminSetup.demoKeys}</p>}
      <CheckList title={adminSetup.selfCheck} items={items} current="payments" />
      <RunChecks names={items.map(({ name }) => name)} />
    </>
  );
}

function stepStates(data: SelfCheck | undefined): Record<SetupStep, StepState> {
  const missing = missingOf(data?.items ?? []);
  const stateOf = (step: SetupStep): StepState => {
    const { title } = texts()[step];
    const count = step === 'open' ? missing.length : missing.filter((item) => item.step === step).length;
    const isLater = step === 'look' || step === 'delivery';
    if (!data || count > 0) return { title, note: data ? adminSetup.missing(count) : '', isDone: false };
    return { title, note: isLater ? adminSetup.canChangeLater : adminSetup.done, isDone: !isLater };
  };
  return {
    farm: stateOf('farm'),
    look: stateOf('look'),
    law: stateOf('law'),
    delivery: stateOf('delivery'),
    payments: stateOf('payments'),
    open: stateOf('open'),
  };
}

function openHeading(data: SelfCheck | undefined): string {
  if (!data) return adminSetup.open;
  if (data.isOpen) return adminSetup.surroundings;
  const { length } = missingOf(data.items);
  return length === 0 ? adminSetup.ready : adminSetup.missingThenOpen(adminSetup.missing(length));
}
