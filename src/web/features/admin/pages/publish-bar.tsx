import { adminPages } from '../../../../messages/admin-pages.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import type { EditorProblem, PageEditor } from './use-page-editor.ts';

/** What is not published yet, with the buttons. */
export function PublishBar({ editor }: { editor: PageEditor }) {
  const { changes, isPending, isUnsaved, perform, discardAll } = editor;
  if (changes.length === 0) return null;
  return (
    <div className="publish-bar on-dark">
      <div className="publish-bar__text" role="status">
        <strong>{adminPages.notPublished(changes.length)}</strong>
        <span>{changes.join(', ')}</span>
      </div>
      <button type="button" className="button publish-bar__quiet" onClick={discardAll}>
        {adminPages.revertAll}
      </button>
      {isUnsaved && (
        <button type="button" className="button publish-bar__quiet" onClick={() => perform('save')}>
          {adminPages.saveDraft}
        </button>
      )}
      <button
        type="button"
        className="button button--manjal"
        aria-busy={isPending}
        onClick={() => perform('publish')}
      >
        {adminPages.publish}
      </button>
    </div>
  );
}

const failed = {
  save: 'saveFailed',
  publish: 'publishFailed',
  discard: 'discardFailed',
  restore: 'restoreFailed',
} as const;

export function ProblemNote({ problem, editor }: { problem: EditorProblem; editor: PageEditor }) {
  const { changes, isUnsaved, load, continueWithMine, perform } = editor;
  if (problem.kind === 'failed') {
    return (
      <div className="alert alert--danger editor-note" role="alert">
        <p>
          <strong>{adminPages[failed[problem.call]]}</strong> {problem.message}{' '}
          {isUnsaved && adminPages.stillHere}
        </p>
        <button
          type="button"
          className="button button--secondary button--small"
          onClick={() => perform(problem.call)}
        >
          {adminPages.tryAgain}
        </button>
      </div>
    );
  }
  const { current } = problem;
  const { by, at } = current.draft ?? current.publication ?? { by: '', at: '' };
  return (
    <div className="alert editor-note" role="alert">
      <p>
        <strong>{adminPages.someoneElse}</strong>{' '}
        {adminPages.otherVersion({
          by,
          at: at && formatDateTime(at),
          isDraft: Boolean(current.draft),
          count: changes.length,
        })}
      </p>
      <button type="button" className="button button--secondary button--small" onClick={() => load(current)}>
        {adminPages.useTheirs}
      </button>
      <button
        type="button"
        className="button button--secondary button--small"
        onClick={() => continueWithMine(current)}
      >
        {adminPages.useMine}
      </button>
    </div>
  );
}
