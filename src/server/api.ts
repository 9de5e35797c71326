import { bodyLimit } from 'hono/body-limit';
import { requestId } from 'hono/request-id';
import { contactRoutes } from './contact/contact.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { robots } from './findable/robots.ts';
import { sitemap } from './findable/sitemap.ts';
import { foodsRoutes } from './foods/foods.routes.ts';
import type { AnswerCache } from './http/answer-cache.ts';
import { apiReference, openApiDocument } from './http/api-reference.ts';
import { publicAnswer } from './http/cache-control.ts';
import { finish } from './http/finish.ts';
import { refuse } from './http/refusal.ts';
import { requestLog } from './http/request-log.ts';
import { createRouter } from './http/router.ts';
import type { SecurityHeaders } from './http/security-headers.ts';
import { surprise } from './http/surprise.ts';
import { picturesRoutes } from './pictures/pictures.routes.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/db.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import { recipesRoutes } from './recipes/recipes.routes.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import { shopRoutes } from './shop/shop.routes.ts';

export interface ApiParts {
  config: Config;
  database: Database;
  log: Log;
  metrics: Metrics;
  headers: SecurityHeaders;
  /** Without it every answer is made anew. */
  answers?: AnswerCache;
}

const LARGEST_BODY = 1024 * 1024;

/** Every middleware and route of the shop, in the order they run. */
export function createApi({ config, database, log, metrics, headers, answers }: ApiParts) {
  const { db, pool } = database;
  const app = createRouter();

  app.use(requestId({ limitLength: 100 }));
  app.use(requestLog(log, metrics));
  if (answers) app.use(answers.middleware);
  app.use(headers.middleware);
  app.use(finish);
  app.use(publicAnswer);
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: (context) => refuse(context, 'too-large') }));
  app.onError((error, context) => surprise(error, context, log));

  app.get('/healthz', (context) => context.json({ status: 'up' }));
  app.get('/readyz', async (context) => {
    try {
      await pool.query('select 1');
      return context.json({ status: 'ready' });
    } catch {
      return refuse(context, 'not-ready');
    }
  });
  app.get('/metrics', async (context) => {
    context.header('Content-Type', metrics.registry.contentType);
    return context.body(await metrics.registry.metrics());
  });

  const routed = app
    .route('/api/shop', shopRoutes(db, config))
    .route('/api/foods', foodsRoutes(db))
    .route('/api/recipes', recipesRoutes(db, config))
    .route('/api/reviews', reviewsRoutes(db))
    .route('/api/contact', contactRoutes(database))
    .route('/api', contentRoutes(db));

  app.route('/', picturesRoutes(config.dataDir));
  app.get('/sitemap.xml', async (context) =>
    context.body(await sitemap(db, config.publicUrl), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
    }),
  );
  app.get('/robots.txt', (context) => context.text(robots(config.publicUrl)));
  app.doc31('/api/openapi.json', openApiDocument(config));
  app.get('/api/docs', (context) =>
    context.html(apiReference(app.getOpenAPI31Document(openApiDocument(config)))),
  );
  app.all('/api/*', (context) => refuse(context, 'not-found'));

  return routed;
}

export type Api = ReturnType<typeof createApi>;
