import '../../../ui/admin-form.css';
import './translations.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { z } from 'zod';
import type { Translation } from '../../../../contract/admin/translations.ts';
import { adminTranslations } from '../../../../messages/admin-translations.ts';
import { languageLabel } from '../../../../rules/languages.ts';
import { toast } from '../../../lib/toast.ts';
import { Field } from '../../../ui/field.tsx';
import { LoadState } from '../../../ui/load-state.tsx';
import { NotFound } from '../../../ui/not-found.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { useAdminForm } from '../../../ui/use-admin-form.ts';
import { groupOf, inputName, labelOf } from './text-labels.ts';
import { saveTranslation, type TranslationKey, useTranslation } from './translations-queries.ts';

/** An English text this long gets an input of several lines. */
const LONG = 80;
const MAX_ROWS = 12;
const CHARACTERS_PER_ROW = 45;

const schema = z.object({ texts: z.record(z.string(), z.string()) });
type Values = z.infer<typeof schema>;
type Text = Translation['texts'][number];

/** The texts of a food, a recipe or the shop in one language, beside the English ones. */
export function TranslationEditor({ of }: { of: TranslationKey }) {
  const { data, isError, refetch } = useTranslation(of);
  if (data === null)
    return <NotFound linkRoute="/admin/translations" linkText={adminTranslations.goToTranslations} />;
  if (!data) return <LoadState thing={adminTranslations.thing} isError={isError} onRetry={refetch} />;
  return <LoadedEditor of={of} loaded={data} />;
}

function LoadedEditor({ of, loaded }: { of: TranslationKey; loaded: Translation }) {
  const [{ texts }, setShown] = useState(loaded);
  const version = useRef(loaded.version);
  const show = (translation: Translation): Values => {
    version.current = translation.version;
    setShown(translation);
    return valuesOf(translation);
  };
  const { form, submit, isBusy, failure } = useAdminForm<Values, Values>({
    resolver: zodResolver(schema),
    values: valuesOf(loaded),
    onSave: async (input) => {
      const paths = texts.map(({ path }) => [path, input.texts[inputName(path)] ?? '']);
      const saved = await saveTranslation(of, {
        version: version.current,
        texts: Object.fromEntries(paths),
      });
      toast.success(adminTranslations.saved(languageLabel(of.language)));
      return show(saved);
    },
    onConflict: (current) => show(current as Translation),
  });
  const groups = Map.groupBy(texts, ({ path }) => groupOf(path));
  return (
    <FormProvider {...form}>
      <form method="post" className="admin-form translation-form" noValidate onSubmit={submit}>
        {texts.length === 0 && <p className="panel">{adminTranslations.nothing}</p>}
        {[...groups].map(([field, lines]) => (
          <section key={field} className="panel translation-form__group">
            <h2 className="panel-heading">{adminTranslations.heading(field)}</h2>
            {lines.map((text) => (
              <TranslatedText key={text.path} text={text} language={of.language} />
            ))}
          </section>
        ))}
        <div role="alert">{failure && <p className="alert alert--danger">{failure}</p>}</div>
        <div className="admin-form__actions translation-form__actions">
          <SubmitButton isBusy={isBusy} className="button button--large">
            {adminTranslations.save}
          </SubmitButton>
        </div>
      </form>
      <UnsavedGuard isDirty={form.formState.isDirty && !isBusy} consequence={adminTranslations.unsaved} />
    </FormProvider>
  );
}

function TranslatedText({ text: { path, english, isOutdated }, language }: { text: Text; language: string }) {
  const { register, getFieldState, formState } = useFormContext<Values>();
  const name = `texts.${inputName(path)}` as const;
  const rows = Math.min(
    MAX_ROWS,
    Math.ceil(english.length / CHARACTERS_PER_ROW) + english.split('\n').length - 1,
  );
  const label = labelOf(path);
  return (
    <div className="translation-form__text">
      {label !== english && (
        <p className="translation-form__english" lang="en">
          {english}
        </p>
      )}
      <Field
        label={label}
        lang={language}
        autoComplete="off"
        placeholder={english.length > LONG ? undefined : english}
        error={getFieldState(name, formState).error?.message}
        {...(isOutdated && { hint: adminTranslations.isOutdated })}
        {...(english.length > LONG && { rows })}
        {...register(name)}
      />
    </div>
  );
}

const valuesOf = ({ texts }: Translation): Values => ({
  texts: Object.fromEntries(texts.map(({ path, text }) => [inputName(path), text])),
});
