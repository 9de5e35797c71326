import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { emailPreviews } from '../../../contract/admin/email-previews.ts';
import {
  adminPage,
  pageForm,
  pageParams,
  pagePreview,
  pageVersion,
  pageVersionQuery,
} from '../../../contract/admin/page-sections.ts';
import { errorBody } from '../../../contract/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import type { PageKey, Pages } from '../../../rules/page-sections/pages.ts';
import type { Texts } from '../../../rules/page-sections/section-types.ts';
import type { Sender } from '../../emails/email-layout.ts';
import { rejectWith } from '../../http/api-error.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { requestLanguage } from '../../http/request-language.ts';
import { respondWithError } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import { discardDraft, publishPage, restorePrevious, saveDraft } from './change-page.ts';
import { getDraft, getPage } from './get-page.ts';
import { previewEmails } from './preview-emails.ts';

const tags = ['Pages (admin)'];
const page = jsonResponse(adminPage, 'The page');
const bad = errorResponse('bad-request');
const conflict = jsonResponse(
  errorBody.extend({ current: adminPage }),
  'Another admin has changed the page since: `current` is how it is now',
);

const getRoute = createRoute({
  method: 'get',
  path: '/{page}',
  tags,
  summary: 'The sections of a page: its draft and what is published',
  request: { params: pageParams },
  responses: { 200: page, 400: bad },
});
const previewRoute = createRoute({
  method: 'get',
  path: '/{page}/preview',
  tags,
  summary: 'The sections as they would be after publishing the draft, and the values of their placeholders',
  request: { params: pageParams },
  responses: { 200: jsonResponse(pagePreview, 'The sections and the values'), 400: bad },
});
const previewEmailsRoute = createRoute({
  method: 'get',
  path: '/emails/samples',
  tags,
  summary: 'E-mails with sample data and the texts of the draft',
  responses: { 200: jsonResponse(emailPreviews, 'The e-mails') },
});
const saveDraftRoute = createRoute({
  method: 'put',
  path: '/{page}/draft',
  tags,
  summary: 'Save the draft of a page, which visitors do not see',
  request: { params: pageParams, body: jsonBody(pageForm) },
  responses: { 200: page, 400: bad, 409: conflict },
});
const discardDraftRoute = createRoute({
  method: 'delete',
  path: '/{page}/draft',
  tags,
  summary: 'Discard the draft of a page',
  request: { params: pageParams, query: pageVersionQuery },
  responses: { 200: page, 400: bad, 409: conflict },
});
const publishRoute = createRoute({
  method: 'post',
  path: '/{page}/publish',
  tags,
  summary: 'Publish the sections of a page',
  request: { params: pageParams, body: jsonBody(pageForm) },
  responses: { 200: page, 400: bad, 409: conflict },
});
const restoreRoute = createRoute({
  method: 'post',
  path: '/{page}/restore',
  tags,
  summary: 'Publish the previous version again; the current one becomes the draft',
  request: { params: pageParams, body: jsonBody(pageVersion) },
  responses: { 200: page, 400: bad, 409: conflict },
});

interface PageSectionsDeps {
  db: Db;
  pages: Pages;
  /** The values for texts such as {name}. */
  placeholders: (db: Db, language: Language) => Promise<Texts>;
  sender: (db: Db) => Promise<Sender>;
}

export function pageSectionsAdminRoutes({ db, pages, placeholders, sender }: PageSectionsDeps) {
  /** Every conflict has the page as it is now, with who changed it. */
  const rejectConflict = async <Code extends 'page-changed' | 'page-has-draft' | 'no-previous-version'>(
    context: Context<AppEnv>,
    key: PageKey,
    code: Code,
  ) => rejectWith(context, code, { current: await getPage(db, pages, key) });

  return createRouter()
    .openapi(getRoute, async (context) =>
      context.json(await getPage(db, pages, context.req.valid('param').page), 200),
    )
    .openapi(previewRoute, async (context) => {
      const { page: key } = context.req.valid('param');
      const [sections, values] = await Promise.all([
        getDraft(db, pages, key),
        placeholders(db, requestLanguage(context)),
      ]);
      return context.json({ sections, values: { ...values } }, 200);
    })
    .openapi(previewEmailsRoute, async (context) => {
      const language = requestLanguage(context);
      const [values, from] = await Promise.all([placeholders(db, language), sender(db)]);
      return context.json({ emails: await previewEmails(db, pages, values, from, language) }, 200);
    })
    .openapi(saveDraftRoute, async (context) => {
      const { page: key } = context.req.valid('param');
      const result = await saveDraft(db, pages, getCurrentUser(context).id, key, context.req.valid('json'));
      if (result.ok) return context.json(result.value, 200);
      if (result.code === 'bad-request') return respondWithError(context, { ...result, code: result.code });
      return rejectConflict(context, key, result.code);
    })
    .openapi(discardDraftRoute, async (context) => {
      const { page: key } = context.req.valid('param');
      const { version } = context.req.valid('query');
      const result = await discardDraft(db, pages, getCurrentUser(context).id, key, version);
      return result.ok ? context.json(result.value, 200) : rejectConflict(context, key, result.code);
    })
    .openapi(publishRoute, async (context) => {
      const { page: key } = context.req.valid('param');
      const result = await publishPage(db, pages, getCurrentUser(context).id, key, context.req.valid('json'));
      if (result.ok) return context.json(result.value, 200);
      if (result.code === 'bad-request') return respondWithError(context, { ...result, code: result.code });
      return rejectConflict(context, key, result.code);
    })
    .openapi(restoreRoute, async (context) => {
      const { page: key } = context.req.valid('param');
      const { version } = context.req.valid('json');
      const result = await restorePrevious(db, pages, getCurrentUser(context).id, key, version);
      return result.ok ? context.json(result.value, 200) : rejectConflict(context, key, result.code);
    });
}
