import { formatDateTime } from '../../../lib/format-date-time.ts';
import type { EditorProblem, PageEditor } from './use-page-editor.ts';

/** What is not published yet, with the buttons. */
export function PublishBar({ editor }: { editor: PageEditor }) {
  const { changes, isPending, isUnsaved, perform, discardAll } = editor;
  if (changes.length === 0) return null;
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  return (
    <div className="publish-bar on-dark">
      <div className="publish-bar__text" role="status">
        <strong>{count} not published</strong>
        <span>{changes.join(', ')}</span>
      </div>
      <button type="button" className="button publish-bar__quiet" onClick={discardAll}>
        Undo all
      </button>
      {isUnsaved && (
        <button type="button" className="button publish-bar__quiet" onClick={() => perform('save')}>
          Save draft
        </button>
      )}
      <button
        type="button"
        className="button button--manjal"
        aria-busy={isPending}
        onClick={() => perform('publish')}
      >
        Publish
      </button>
    </div>
  );
}

const FAILED: Record<string, string> = {
  save: 'The draft was not saved.',
  publish: 'Not published.',
  discard: 'The changes are still there.',
  restore: 'The version was not changed.',
};

export function ProblemNote({ problem, editor }: { problem: EditorProblem; editor: PageEditor }) {
  const { changes, isUnsaved, load, continueWithMine, perform } = editor;
  if (problem.kind === 'failed') {
    return (
      <div className="alert alert--danger editor-note" role="alert">
        <p>
          <strong>{FAILED[problem.call]}</strong> {problem.message}{' '}
          {isUnsaved && 'Your changes are still here.'}
        </p>
        <button
          type="button"
          className="button button--secondary button--small"
          onClick={() => perform(problem.call)}
        >
          Try again
        </button>
      </div>
    );
  }
  const { current } = problem;
  const { by, at } = current.draft ?? current.publication ?? { by: '', at: '' };
  const what = current.draft ? 'saved a draft' : 'published';
  return (
    <div className="alert editor-note" role="alert">
      <p>
        <strong>Someone else edited this page.</strong> {by || 'Another admin'} {what}
        {at && ` on ${formatDateTime(at)}`}. Your {changes.length}{' '}
        {changes.length === 1 ? 'change is' : 'changes are'} still here.
      </p>
      <button type="button" className="button button--secondary button--small" onClick={() => load(current)}>
        Use their version
      </button>
      <button
        type="button"
        className="button button--secondary button--small"
        onClick={() => continueWithMine(current)}
      >
        Go on with mine
      </button>
    </div>
  );
}
