import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { aboutContent, homeContent, textPageContent } from '../../contract/content.ts';
import { colourPlaces } from '../../rules/colour.ts';
import type { Language } from '../../rules/languages.ts';
import { type Pages, textPageKeys } from '../../rules/page-sections/pages.ts';
import type { Texts } from '../../rules/page-sections/section-types.ts';
import { requestLanguage } from '../http/request-language.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import { getPageSections } from '../page-sections/get-page-sections.ts';
import type { Db } from '../platform/db/db.ts';
import { getColours } from './get-colours.ts';
import * as content from './page-content.ts';

const home = createRoute({
  method: 'get',
  path: '/content/home',
  tags: ['Content'],
  summary: 'Sections, hero images, testimonials and clips of the home page',
  responses: { 200: jsonResponse(homeContent, 'The content') },
});

const about = createRoute({
  method: 'get',
  path: '/content/about',
  tags: ['Content'],
  summary: 'Sections, film, certificates, logos and process of the about page',
  responses: { 200: jsonResponse(aboutContent, 'The content') },
});

const heroImages = createRoute({
  method: 'get',
  path: '/im/images',
  tags: ['Content'],
  summary: 'Hero images for a screen size',
  request: { query: z.object({ screen: z.enum(['mobile', 'desktop']) }) },
  responses: {
    200: jsonResponse(z.array(z.string()), 'Image URLs'),
    400: errorResponse('bad-request'),
  },
});

const colour = createRoute({
  method: 'get',
  path: '/colors/{place}',
  tags: ['Content'],
  summary:
    'Background colour of a place: colorcart, colorhome, colorheader, colorprofile, colorproduct, colorabout',
  request: { params: z.object({ place: z.enum(colourPlaces.map((place) => `color${place}` as const)) }) },
  responses: {
    200: jsonResponse(z.object({ color: z.string() }), 'The colour'),
    400: errorResponse('bad-request'),
  },
});

const textPage = createRoute({
  method: 'get',
  path: '/content/pages/{page}',
  tags: ['Content'],
  summary: 'The sections of a policy page or of the assistant',
  request: { params: z.object({ page: z.enum(textPageKeys) }) },
  responses: { 200: jsonResponse(textPageContent, 'The content'), 400: errorResponse('bad-request') },
});

/** `placeholders` are the values for texts such as {name}. */
export function contentRoutes(
  db: Db,
  { home: homePage }: Pages,
  placeholders: (db: Db, language: Language) => Promise<Texts>,
) {
  const optionsOf = async (context: Context) => {
    const language = requestLanguage(context);
    return { language, values: await placeholders(db, language) };
  };
  return createRouter()
    .openapi(home, async (context) =>
      context.json(await content.homeContent(db, homePage, await optionsOf(context)), 200),
    )
    .openapi(about, async (context) =>
      context.json(await content.aboutContent(db, await optionsOf(context)), 200),
    )
    .openapi(textPage, async (context) => {
      const { page } = context.req.valid('param');
      return context.json({ sections: await getPageSections(db, page, await optionsOf(context)) }, 200);
    })
    .openapi(heroImages, async (context) => {
      const { screen } = context.req.valid('query');
      const { heroDesktop, heroMobile } = await content.homeContent(db, homePage, {});
      return context.json(
        (screen === 'mobile' ? heroMobile : heroDesktop).map(({ url }) => url),
        200,
      );
    })
    .openapi(colour, async (context) => {
      const colours = await getColours(db);
      const place = context.req.valid('param').place.slice('color'.length) as keyof typeof colours;
      return context.json({ color: colours[place] }, 200);
    });
}
