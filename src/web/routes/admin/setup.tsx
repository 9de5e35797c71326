import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import type { SignedInUser } from '../../../contract/account.ts';
import { type SelfCheck, type SetupStep, setupSteps } from '../../../contract/admin/self-check.ts';
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
import { ForAdmins } from '../../features/shared/session/guards.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useShop } from '../../lib/shop.ts';
import { EarlySkeleton } from '../../ui/early-skeleton.tsx';
import { LoadState } from '../../ui/load-state.tsx';

export const meta = pageMeta({ title: 'Shop setup', isPrivate: true });

const texts: Record<SetupStep, { title: string; heading: string; intro: string }> = {
  farm: {
    title: 'Your farm',
    heading: 'Tell us about your farm',
    intro: 'This stands on the site, in mails and on every invoice.',
  },
  look: {
    title: 'Look',
    heading: 'Make it look like your farm',
    intro: 'Everything here can be changed later.',
  },
  law: {
    title: 'Law and tax',
    heading: 'Law and tax',
    intro: 'The law asks a food shop for these. They show on the site and on each invoice.',
  },
  delivery: {
    title: 'Delivery and policy',
    heading: 'Delivery and policy',
    intro: 'Numbers that the shop keeps to, and that your policy pages say. You can change them later.',
  },
  payments: {
    title: 'Payments and mail',
    heading: 'Payments and mail',
    intro: 'Keys are stored encrypted and never shown again.',
  },
  open: {
    title: 'Open the shop',
    heading: 'Open the shop',
    intro: 'Everything around your shop, at a glance.',
  },
};

const LOOK_LINKS = [
  {
    to: '/admin/pages/home',
    text: 'All texts and pictures, and the order of the pages',
    note: 'Home, story, footer, policies',
  },
  { to: '/admin/pages/header', text: 'Announcement', note: 'One line above every page' },
];

export default function AdminSetupPage() {
  return (
    <ForAdmins skeleton={<EarlySkeleton shape="admin" />} visitorsGoTo="/login?returnUrl=%2Fadmin%2Fsetup">
      {(user) => <Setup admin={user} />}
    </ForAdmins>
  );
}

function Setup({ admin }: { admin: SignedInUser }) {
  const { step: name = 'farm' } = useParams();
  const { data, isError, refetch } = useSelfCheck();
  const heroImage = useHeroImage();
  const [words, setWords] = useState<FirstWords>();
  const step = setupSteps.find((candidate) => candidate === name);
  if (!step) return <Navigate to="/admin/setup" replace />;
  const { heading, intro } = texts[step];
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
        <LoadState thing="setup" isError={isError} onRetry={refetch} />
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
      return <FarmStep button="Next: look" onDone={goOn} />;
    case 'look':
      return (
        <>
          <LogoField />
          <ColoursForm key={JSON.stringify({ colours, accent })} colours={colours} accent={accent} />
          <FirstWordsForm onType={onType} />
          <MoreSettings links={LOOK_LINKS} />
        </>
      );
    case 'law':
      return <LawStep button="Next: delivery" onDone={goOn} />;
    case 'delivery':
      return (
        <>
          <PolicySettings />
          <DeliverySettings />
        </>
      );
    case 'payments':
      return <PaymentsStep selfCheck={selfCheck} admin={admin} />;
    case 'open':
      return <OpenStep selfCheck={selfCheck} admin={admin} />;
  }
}

function PaymentsStep({ selfCheck, admin }: { selfCheck: SelfCheck; admin: SignedInUser }) {
  const { items, mode } = selfCheck;
  return (
    <>
      {mode === 'live' ? (
        <KeysForm admin={admin} />
      ) : (
        <p className="alert">A demo shop simulates payments and mails. Keys are entered in the live shop.</p>
      )}
      <CheckList
        title="Self-check"
        items={items.filter((item) => item.step === 'payments')}
        current="payments"
      />
      <RunChecks names={['mail', 'mail-domain', 'razorpay', 'webhook', 'paypal']} />
    </>
  );
}

function stepStates(data: SelfCheck | undefined): Record<SetupStep, StepState> {
  const missing = missingOf(data?.items ?? []);
  const stateOf = (step: SetupStep): StepState => {
    const { title } = texts[step];
    const count = step === 'open' ? missing.length : missing.filter((item) => item.step === step).length;
    const isLater = step === 'look' || step === 'delivery';
    if (!data || count > 0) return { title, note: data ? thingsMissing(count) : '', isDone: false };
    return { title, note: isLater ? 'Can be changed later' : 'Done', isDone: !isLater };
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
  if (!data) return texts.open.heading;
  if (data.isOpen) return 'Your shop and its surroundings';
  const { length } = missingOf(data.items);
  return length === 0 ? 'Everything is ready' : `${thingsMissing(length)}, then you open`;
}

function thingsMissing(count: number): string {
  return count === 1 ? '1 thing missing' : `${count} things missing`;
}
