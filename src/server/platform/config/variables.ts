import { z } from 'zod';
import { httpUrl } from '../../../extension/keys.ts';
import { hostUrls } from '../db/database-hosts.ts';

const text = z.string().trim().max(500);
const port = z.coerce
  .number('must be a number')
  .int()
  .min(1, 'must be 1 to 65535')
  .max(65535, 'must be 1 to 65535');
const POSTGRES_URL_ERROR = 'must look like postgresql://user:password@host:5432/name';
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: POSTGRES_URL_ERROR });
/** As PostgreSQL's own tools write it: the primary is looked for among the hosts. */
const postgresUrls = z
  .string()
  .refine((value) => hostUrls(value).every((url) => postgresUrl.safeParse(url).success), POSTGRES_URL_ERROR);
const tilePlaces = ['{z}', '{x}', '{y}'];
const yesNo = z.enum(['true', 'false'], 'must be true or false').transform((word) => word === 'true');

/** As the mailer reads it. */
function isDecodable(address: string): boolean {
  try {
    const { username, password } = new URL(address);
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

/** The environment variables of the core; those of extensions follow. `.env.example` documents them. */
export const variables = z.object({
  SHOP_MODE: z.enum(['demo', 'live'], 'must be demo or live').default('demo'),
  SHOP_BRAND: text.default('chekku'),
  PORT: port.default(3000),
  HOST: text.default('0.0.0.0'),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: postgresUrls.optional(),
  DATABASE_POOL: z.coerce
    .number('must be a number')
    .int()
    .min(2, 'must be 2 to 200')
    .max(200, 'must be 2 to 200')
    .default(10),
  PROCESSES: z
    .string()
    .trim()
    .regex(/^(auto|[1-9]|[1-5]\d|6[0-4])$/, 'must be a number from 1 to 64, or auto')
    .default('1'),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  TRUST_PROXY_HOPS: z.coerce
    .number('must be a number')
    .int()
    .min(0, 'must be 0 to 5')
    .max(5, 'must be 0 to 5')
    .default(0),
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_PATH_STYLE: yesNo.default(false),
  ALLOW_EMBEDDED_DATABASE: yesNo.default(false),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    )
    .optional(),
  METRICS_TOKEN: z.string().trim().min(16, 'must have at least 16 characters').max(200).optional(),
  SETTINGS_KEY: z.string().trim().min(32, 'must have at least 32 characters').max(500).optional(),
  BACKUP_KEY: z.string().trim().min(32, 'must have at least 32 characters').max(500).optional(),
  BACKUP_BUCKET: text.optional(),
  GO_LIVE_FILE: text.default('live.env'),
  WEBHOOKS_TO_THIS_MACHINE: yesNo.default(false),

  SHOP_NAME: text.optional(),
  SHOP_LEGAL_NAME: text.optional(),
  SHOP_TAGLINE: text.optional(),
  SHOP_EMAIL: z.email('must be an e-mail address').optional(),
  SHOP_PHONE: text.optional(),
  SHOP_ADDRESS: text.optional(),
  SHOP_STATE: text.optional(),
  SHOP_GSTIN: z
    .string()
    .trim()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/, 'must be a GSTIN of 15 characters')
    .optional(),
  SHOP_LATITUDE: z.coerce
    .number('must be a number')
    .min(-90, 'must be -90 to 90')
    .max(90, 'must be -90 to 90')
    .optional(),
  SHOP_LONGITUDE: z.coerce
    .number('must be a number')
    .min(-180, 'must be -180 to 180')
    .max(180, 'must be -180 to 180')
    .optional(),
  SHOP_FOOD_LICENCE: text.optional(),
  SHOP_ENTERPRISE_REGISTRATION: text.optional(),
  SHOP_GRIEVANCE_OFFICER: text.optional(),
  SHOP_GRIEVANCE_DESIGNATION: text.optional(),
  SHOP_GRIEVANCE_EMAIL: z.email('must be an e-mail address').optional(),
  SHOP_GRIEVANCE_PHONE: text.optional(),
  SHOP_PICTURE_SITE_URL: httpUrl.optional(),
  SHOP_VIDEO_SITE_URL: httpUrl.optional(),
  CHAT_URL: z
    .union([httpUrl, z.string().regex(/^\/(?![/\\])/)], 'must be an address or a path of this site')
    .default('/assistant'),
  COLOUR_URL: httpUrl.optional(),
  MAP_TILE_URL: z
    .union([httpUrl, z.string().regex(/^\/(?![/\\])/)], 'must be an address or a path of this site')
    .refine((url) => tilePlaces.every((place) => url.includes(place)), 'must contain {z}, {x} and {y}')
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_TILE_ATTRIBUTION: text.default('© OpenStreetMap contributors'),

  OWNER_EMAIL: z.email('must be an e-mail address').optional(),
  GOOGLE_CLIENT_ID: text.optional(),

  EXCHANGE_RATE_URL: httpUrl.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@host:465', abort: true })
    .refine(isDecodable, 'has a % in its user name or password, which must be written as %25')
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  MOBILE_CODES_PER_DAY: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 to 100000')
    .max(100_000, 'must be 1 to 100000')
    .default(500),
});

export type Variables = z.infer<typeof variables>;
