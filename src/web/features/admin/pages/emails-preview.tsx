import './emails-preview.css';
import { useState } from 'react';
import { type EmailKind, emailKinds } from '../../../../contract/admin/email-previews.ts';
import { adminPages } from '../../../../messages/admin-pages.ts';
import { DEFAULT_LANGUAGE, type Language, languageLabel, languages } from '../../../../rules/languages.ts';
import { emailsPage } from '../../../../rules/page-sections/emails.ts';
import { sectionLabel } from '../../../../rules/page-sections/section-label.ts';
import { trusted } from '../../../lib/trusted-types.ts';
import { LoadState } from '../../../ui/load-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useSampleEmails } from './pages-queries.ts';

/** As in the editor: every e-mail has a section of its name. */
const messages = new Map(emailsPage.sections.map(({ key, title }) => [key, title]));

function titleOf(kind: EmailKind): string {
  const message = messages.get(kind);
  return message ? sectionLabel(message) : kind;
}

/** E-mails with the texts of the draft, drawn by the server as it would send them. */
export function EmailsPreview() {
  const [kind, setKind] = useState<EmailKind>('placed');
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  const { data, isError, refetch } = useSampleEmails(language);
  const email = data?.emails.find((each) => each.kind === kind);
  return (
    <div className="wrap emails-preview">
      <h1>{adminPages.emails}</h1>
      <SelectField
        label={adminPages.whichEmail}
        choices={emailKinds.map((each) => [each, titleOf(each)] as const)}
        value={kind}
        onChange={({ target }) => setKind(target.value as EmailKind)}
      />
      <SelectField
        label={adminPages.language}
        choices={languages.map((each) => [each, languageLabel(each)] as const)}
        value={language}
        onChange={({ target }) => setLanguage(target.value as Language)}
      />
      {email ? (
        <>
          <p>
            {adminPages.subject} <strong>{email.subject}</strong>
          </p>
          <EmailFrame key={`${kind} ${language}`} title={titleOf(kind)} html={email.html} />
          <p className="hint">{adminPages.madeUp}</p>
        </>
      ) : (
        <LoadState thing={adminPages.theEmails} isError={isError} onRetry={refetch} />
      )}
    </div>
  );
}

/** The policy forbids style attributes, so the styles wait in another one. For a sandboxed frame only. */
const framed = trusted('createHTML', 'email-preview', (html) => html.replaceAll(' style="', ' data-style="'));

/**
 * A frame in which no script can run. The page's Content-Security-Policy holds in it too and forbids style attributes, so
 * the styles wait in another attribute until they are set from here.
 */
function EmailFrame({ title, html }: { title: string; html: string }) {
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin"
      srcDoc={framed(html)}
      onLoad={({ currentTarget: frame }) => {
        const { contentDocument: email } = frame;
        if (!email) return;
        for (const element of email.querySelectorAll<HTMLElement>('[data-style]'))
          element.style.cssText = element.dataset.style ?? '';
        // the order does not exist
        for (const link of email.querySelectorAll('a')) link.removeAttribute('href');
        frame.style.height = `${email.documentElement.scrollHeight}px`;
      }}
    />
  );
}
