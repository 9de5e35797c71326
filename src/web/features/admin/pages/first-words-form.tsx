import './first-words-form.css';
import { useEffect } from 'react';
import type { Resolver } from 'react-hook-form';
import { Link } from 'react-router';
import type { AdminPage } from '../../../../contract/admin/page-sections.ts';
import { adminPages } from '../../../../messages/admin-pages.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { toast } from '../../../lib/toast.ts';
import { Field } from '../../../ui/field.tsx';
import { LoadState } from '../../../ui/load-state.tsx';
import { type Choice, SelectField } from '../../../ui/select-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { useAdminForm } from '../../../ui/use-admin-form.ts';
import {
  draftChanges,
  type FirstWords,
  firstWordErrors,
  firstWordsOf,
  maxLengthOf,
  withFirstWords,
} from './first-words.ts';
import { pageCalls, storePage, useCategories, usePage } from './pages-queries.ts';

interface FirstWordsFormProps {
  /** With the words at first and after each change, for a preview; has to stay the same function. */
  onType: (words: FirstWords) => void;
}

/** The first words of the home page. They are published at once; the page editor has the rest of the page. */
export function FirstWordsForm({ onType }: FirstWordsFormProps) {
  const { data, isError, refetch } = usePage('home');
  return (
    <section className="panel first-words" aria-label={adminPages.firstWords}>
      <h2>{adminPages.firstWords}</h2>
      {data ? (
        <LoadedForm page={data} onType={onType} />
      ) : (
        <LoadState thing={adminPages.words} isError={isError} onRetry={refetch} />
      )}
    </section>
  );
}

function LoadedForm({ page, onType }: FirstWordsFormProps & { page: AdminPage }) {
  const resolver: Resolver<FirstWords> = (words) => {
    const errors = Object.entries(firstWordErrors(page.published, words));
    if (errors.length === 0) return { values: words, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(errors.map(([name, message]) => [name, { type: 'custom', message }])),
    };
  };
  const { form, submit, isBusy, failure } = useAdminForm<FirstWords, FirstWords>({
    resolver,
    values: firstWordsOf(page.published),
    onSave: async (words) => {
      const { version, published } = page;
      const saved = await pageCalls.publish('home', { version, sections: withFirstWords(published, words) });
      storePage(saved);
      toast.success(adminPages.firstWordsSaved);
      return firstWordsOf(saved.published);
    },
    onConflict: (current) => {
      storePage(current as AdminPage);
      return firstWordsOf((current as AdminPage).published);
    },
  });
  const { isDirty, errors } = form.formState;
  const { heading, lead, button, buttonLink } = form.watch();
  useEffect(() => onType({ heading, lead, button, buttonLink }), [heading, lead, button, buttonLink, onType]);
  const choices = useLinkChoices(buttonLink);
  const isBlocked = draftChanges(page).length > 0;
  return (
    <form method="post" noValidate onSubmit={submit}>
      {isBlocked && <DraftNote page={page} />}
      {/* what was typed before another admin saved a draft stays in sight */}
      {(!isBlocked || isDirty) && (
        <div className="field-grid">
          <Field
            label={adminPages.bigWords}
            autoComplete="off"
            hint={lengthOf('heading', heading)}
            error={errors.heading?.message}
            {...form.register('heading')}
          />
          <Field
            label={adminPages.oneSentence}
            rows={3}
            autoComplete="off"
            hint={adminPages.sentenceHint(lengthOf('lead', lead))}
            error={errors.lead?.message}
            {...form.register('lead')}
          />
          <Field
            label={adminPages.button}
            columns={3}
            autoComplete="off"
            error={errors.button?.message}
            {...form.register('button')}
          />
          <SelectField
            label={adminPages.buttonLink}
            columns={3}
            choices={choices}
            error={errors.buttonLink?.message}
            value={buttonLink}
            onChange={({ target }) => form.setValue('buttonLink', target.value, { shouldDirty: true })}
          />
        </div>
      )}
      <div role="alert">{failure && <p className="alert alert--danger">{failure}</p>}</div>
      {!isBlocked && (
        <div className="first-words__actions">
          <SubmitButton isBusy={isBusy} className="button">
            {adminPages.saveFirstWords}
          </SubmitButton>
        </div>
      )}
      <UnsavedGuard isDirty={isDirty && !isBusy} />
    </form>
  );
}

/** Publishing here would publish the changes of the draft too, or drop them: the editor decides about them. */
function DraftNote({ page }: { page: AdminPage }) {
  const { by = '', at = '' } = page.draft ?? {};
  return (
    <div className="alert first-words__draft">
      <p>
        <strong>{adminPages.hasDraft}</strong>{' '}
        {adminPages.draftNote({ by, at: at && formatDateTime(at), changes: draftChanges(page).join(', ') })}
      </p>
      <Link className="button button--secondary button--small" to="/admin/pages/home">
        {adminPages.openEditor}
      </Link>
    </div>
  );
}

/** All foods, each category and the about page; and the saved link, when it leads elsewhere. */
function useLinkChoices(current: string): Choice[] {
  const { data: categories = [] } = useCategories();
  const known: Choice[] = [
    ['/product', adminPages.allFoods],
    ...categories.map((name): Choice => [`/product?category=${encodeURIComponent(name)}`, name]),
    ['/about', adminPages.aboutUs],
  ];
  return known.some(([link]) => link === current) ? known : [...known, [current, current]];
}

function lengthOf(field: 'heading' | 'lead', text: string): string {
  return adminPages.length({ length: text.length, max: maxLengthOf(field) });
}
