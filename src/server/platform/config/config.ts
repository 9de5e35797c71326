import path from 'node:path';
import { StartError } from '../start-error.ts';
import { liveErrors } from './live.ts';
import { type ProvidersConfig, providersConfig } from './providers.ts';
import { type Variables, variables } from './variables.ts';

export interface Config extends ProvidersConfig {
  mode: 'demo' | 'live';
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePool: number;
  /** A standby of the same database, for reading. */
  replicaUrl: string | undefined;
  /** Undefined: uploads lie on this machine's disk. */
  s3: S3Config | undefined;
  logLevel: string;
  /** Who brings it may read /metrics; without it only a demo shop shows them. */
  metricsToken: string | undefined;
  /** How many proxies of our own stand before the shop. */
  trustedProxies: number;
  /** Undefined: the sandbox's mailbox, in demo mode. */
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** Whoever proves to read its mail is the first admin. */
  ownerEmail: string | undefined;
  /** Undefined: the shop has no Google button. */
  google: GoogleConfig | undefined;
  chatUrl: string;
  /** Another host that keeps the colours; empty: this one. */
  colourUrl: string;
  map: { tileUrl: string; attribution: string };
  /** Shop details that the environment gives; they win over the admin area. */
  shop: ShopFromEnvironment;
}

export interface S3Config {
  bucket: string;
  region: string;
  /** Undefined: Amazon's own. */
  endpoint: string | undefined;
  /** The bucket's name stands in the path instead of the host. */
  isPathStyle: boolean;
  /** Undefined: those of the machine's role. */
  keys: { accessKeyId: string; secretAccessKey: string } | undefined;
}

interface GoogleConfig {
  clientId: string;
  issuers: string[];
  /** An address, or a path of this site. */
  authorizeUrl: string;
  keysUrl: string;
}

export type ShopFromEnvironment = Pick<Variables, Extract<keyof Variables, `SHOP_${string}`>>;

/** Throws a StartError with one line per wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(filled);
  if (!parsed.success) {
    throw new StartError(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const input = parsed.data;
  if (input.SHOP_MODE === 'live') {
    const problems = liveErrors(input);
    if (problems.length > 0) throw new StartError(...problems);
  }
  const publicUrl = (input.PUBLIC_URL ?? `http://localhost:${input.PORT}`).replace(/\/+$/, '');
  return {
    mode: input.SHOP_MODE,
    host: input.HOST,
    port: input.PORT,
    publicUrl,
    trustedProxies: input.TRUST_PROXY_HOPS,
    smtpUrl: input.SMTP_URL,
    mailFrom: input.MAIL_FROM,
    ownerEmail: input.OWNER_EMAIL,
    google: googleOf(input, publicUrl),
    dataDir: path.resolve(input.DATA_DIR),
    databaseUrl: input.DATABASE_URL,
    databasePool: input.DATABASE_POOL,
    replicaUrl: input.DATABASE_REPLICA_URL,
    s3: s3Of(input),
    logLevel: input.LOG_LEVEL ?? (input.SHOP_MODE === 'live' ? 'info' : 'warn'),
    metricsToken: input.METRICS_TOKEN,
    chatUrl: input.CHAT_URL,
    colourUrl: input.COLOUR_URL?.replace(/\/+$/, '') ?? '',
    map: { tileUrl: input.MAP_TILE_URL, attribution: input.MAP_TILE_ATTRIBUTION },
    ...providersConfig(input),
    shop: input,
  };
}

function s3Of(input: Variables): S3Config | undefined {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = input;
  if (!S3_BUCKET) return undefined;
  if (Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY)) {
    const missing = S3_ACCESS_KEY_ID ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID';
    throw new StartError(`${missing}: is missing; give both keys, or none to use the machine's role`);
  }
  return {
    bucket: S3_BUCKET,
    region: input.S3_REGION,
    endpoint: input.S3_ENDPOINT,
    isPathStyle: input.S3_PATH_STYLE,
    keys:
      S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : undefined,
  };
}

function googleOf(
  { GOOGLE_CLIENT_ID, SHOP_MODE, PORT }: Variables,
  publicUrl: string,
): GoogleConfig | undefined {
  if (GOOGLE_CLIENT_ID) {
    return {
      clientId: GOOGLE_CLIENT_ID,
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    };
  }
  if (SHOP_MODE === 'live') return undefined;
  return {
    clientId: 'chekku-demo',
    issuers: [`${publicUrl}/sandbox/google`],
    authorizeUrl: '/sandbox/google/authorize',
    keysUrl: `http://127.0.0.1:${PORT}/sandbox/google/keys`,
  };
}
