import './admin-frame.css';
import './setup-frame.css';
import { Check, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type SetupStep, setupSteps } from '../../contract/admin/self-check.ts';
import { adminSetup } from '../../messages/admin-setup.ts';
import { shell } from '../../messages/shell.ts';
import { SessionWatch } from '../features/shared/session/session-watch.tsx';
import { Toasts } from './toasts.tsx';

export interface StepState {
  title: string;
  /** Under the title in the list of steps. */
  note: string;
  isDone: boolean;
}

interface SetupFrameProps {
  step: SetupStep;
  steps: Record<SetupStep, StepState>;
  heading: string;
  intro: string;
  /** Whether the form of the step saves and goes on: a second "Next" would lose what was typed. */
  hasNextButton: boolean;
  /** Beside the step on a wide screen, above it on a phone. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The set-up assistant around one step: where the admin is, and the way back and on. */
export function SetupFrame({ step, steps, heading, intro, hasNextButton, aside, children }: SetupFrameProps) {
  const index = setupSteps.indexOf(step);
  const previous = setupSteps[index - 1];
  const next = setupSteps[index + 1];
  return (
    <>
      <a className="skip-link" href="#content">
        {shell.skipToContent}
      </a>
      <header className="setup-bar">
        <div className="wrap">
          <b>{adminSetup.title}</b>
          <Link to="/dashboard">{adminSetup.leave}</Link>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="wrap setup">
        <nav className="setup__nav" aria-label={adminSetup.steps}>
          <ol>
            {setupSteps.map((name, number) => (
              <Step key={name} name={name} number={number + 1} isCurrent={name === step} {...steps[name]} />
            ))}
          </ol>
        </nav>
        <div className="setup__main">
          <Progress index={index} title={steps[step].title} />
          <div className="setup__heading">
            <h1>{heading}</h1>
            <p className="setup__intro">{intro}</p>
          </div>
          {aside && <div className="setup__aside setup__aside--small">{aside}</div>}
          {children}
          <div className="setup__actions">
            {previous && (
              <Link className="button button--secondary" to={`/admin/setup/${previous}`}>
                {adminSetup.back}
              </Link>
            )}
            {next && !(hasNextButton && steps[step].isDone) && (
              <Link className="button button--tonal" to={`/admin/setup/${next}`}>
                {steps[step].isDone ? adminSetup.next(steps[next].title) : adminSetup.skip}
              </Link>
            )}
          </div>
        </div>
        {aside && <aside className="setup__aside">{aside}</aside>}
      </main>
      <Toasts />
      <SessionWatch />
    </>
  );
}

function Step({
  name,
  number,
  isCurrent,
  title,
  note,
  isDone,
}: StepState & { name: SetupStep; number: number; isCurrent: boolean }) {
  const mark = name === 'open' ? <Store size={16} aria-hidden="true" /> : number;
  return (
    <li className={isDone ? 'is-done' : undefined} aria-current={isCurrent ? 'step' : undefined}>
      <Link to={`/admin/setup/${name}`}>
        <span>{isDone && !isCurrent ? <Check size={16} aria-label={adminSetup.done} /> : mark}</span>
        <div>
          <b>{title}</b>
          <small>{isCurrent ? adminSetup.now : note}</small>
        </div>
      </Link>
    </li>
  );
}

/** On a phone, instead of the list of steps. Opening the shop is the door behind them, not a step. */
function Progress({ index, title }: { index: number; title: string }) {
  const numbered = setupSteps.slice(0, -1);
  if (index >= numbered.length) return null;
  return (
    <div className="setup__progress">
      <p>
        <b>{adminSetup.stepOf({ step: index + 1, steps: numbered.length })}</b>
        <span>{title}</span>
      </p>
      <div
        className="setup__bars"
        role="progressbar"
        aria-label={adminSetup.progress}
        aria-valuemin={1}
        aria-valuemax={numbered.length}
        aria-valuenow={index + 1}
      >
        {numbered.map((name, number) => (
          <i key={name} className={number < index ? 'is-past' : number === index ? 'is-now' : undefined} />
        ))}
      </div>
    </div>
  );
}
