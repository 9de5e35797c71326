import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import shop from '../../../../shop.config.ts';
import { extensionErrors } from '../../../extension/check-extensions.ts';
import type { Extension } from '../../../extension/extension.ts';
import type { KeyValues } from '../../../extension/keys.ts';
import { StartError } from '../start-error.ts';
import { listBrands } from './brand-folder.ts';
import { keyShape } from './extension-keys.ts';
import { liveModeErrors } from './live-mode.ts';
import { type ProvidersConfig, providersConfig, publicUrlOf } from './providers.ts';
import { type Variables, variables } from './variables.ts';

export interface Config extends ProvidersConfig {
  /** What shop.config.ts adds to the core. */
  extensions: readonly Extension[];
  /** Webhooks may go to http addresses of this machine; never in live mode. */
  sendsWebhooksToThisMachine: boolean;
  mode: 'demo' | 'live';
  /** Folder in db/brands with the content of a demo shop; undefined in live mode. */
  brand: string | undefined;
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Number of server processes on the port. */
  processes: number;
  /** Database connections of one of them. */
  databasePool: number;
  /** A standby of the same database, used as read replica. */
  replicaUrl: string | undefined;
  /** Undefined: uploads are stored on the local disk. */
  s3: S3Config | undefined;
  logLevel: string;
  /** Bearer token of /metrics; without a token, only demo mode exposes metrics. */
  metricsToken: string | undefined;
  /** Number of trusted reverse proxies in front of the shop. */
  trustedProxies: number;
  /** Undefined: demo mode's sandbox mailbox. */
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** The account that verifies this e-mail address becomes the first admin. */
  ownerEmail: string | undefined;
  /** Each costs money, and strangers can request them. */
  mobileCodesPerDay: number;
  /** Undefined: no Google sign-in. */
  google: GoogleConfig | undefined;
  chatUrl: string;
  /** Host of the colours API; empty: this one. */
  colourUrl: string;
  map: { tileUrl: string; attribution: string };
  /** Encrypts provider keys that an admin enters; undefined: a file of the data folder does. */
  settingsKey: string | undefined;
  /** Encrypts the backups of every night; undefined: the shop makes none by itself. */
  backupKey: string | undefined;
  /** Undefined: the bucket of the uploads. */
  backupBucket: string | undefined;
  /** In demo mode: the file with the settings of the live shop that the assistant carries this one to. */
  goLiveFile: string;
  /** All variables of the core as they were read. */
  variables: Variables;
  /** Provider keys of the environment only: those of extensions and of the mail server. */
  environmentKeys: KeyValues;
  /** Shop details from the environment; they override the admin settings. */
  shop: ShopFromEnvironment;
}

export interface S3Config {
  bucket: string;
  region: string;
  /** Undefined: Amazon S3. */
  endpoint: string | undefined;
  /** The bucket name is part of the path instead of the host name. */
  isPathStyle: boolean;
  /** Undefined: credentials of the machine's IAM role. */
  keys: { accessKeyId: string; secretAccessKey: string } | undefined;
}

interface GoogleConfig {
  clientId: string;
  issuers: string[];
  /** A URL, or a path of this site. */
  authorizeUrl: string;
  keysUrl: string;
}

export type ShopFromEnvironment = Pick<Variables, Extract<keyof Variables, `SHOP_${string}`>>;

/** Throws a StartError with one line per invalid variable or field of an extension. */
export function readConfig(
  environment: Record<string, string | undefined>,
  extensions: readonly Extension[] = shop.extensions,
): Config {
  const wrong = extensionErrors(extensions);
  if (wrong.length > 0) throw new StartError(...wrong);
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = variables.and(z.object(keyShape(extensions))).safeParse(nonEmpty);
  if (!parsed.success) {
    throw new StartError(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const input = parsed.data;
  const { SMTP_URL, MAIL_FROM } = input;
  const environmentKeys = {
    ...z.object(keyShape(extensions)).parse(nonEmpty),
    ...(SMTP_URL && { SMTP_URL }),
    ...(MAIL_FROM && { MAIL_FROM }),
  };
  if (input.SHOP_MODE === 'live') {
    const errors = liveModeErrors({ variables: input, keys: environmentKeys, extensions });
    if (errors.length > 0) throw new StartError(...errors);
  }
  const publicUrl = publicUrlOf(input);
  const processes = processesOf(input);
  return {
    extensions,
    sendsWebhooksToThisMachine: input.WEBHOOKS_TO_THIS_MACHINE,
    mode: input.SHOP_MODE,
    brand: brandOf(input),
    host: input.HOST,
    port: input.PORT,
    publicUrl,
    trustedProxies: input.TRUST_PROXY_HOPS,
    smtpUrl: input.SMTP_URL,
    mailFrom: input.MAIL_FROM,
    ownerEmail: input.OWNER_EMAIL,
    mobileCodesPerDay: input.MOBILE_CODES_PER_DAY,
    google: googleOf(input, publicUrl),
    dataDir: path.resolve(input.DATA_DIR),
    databaseUrl: input.DATABASE_URL,
    processes,
    databasePool: Math.floor(input.DATABASE_POOL / processes),
    replicaUrl: input.DATABASE_REPLICA_URL,
    s3: s3Of(input),
    logLevel: input.LOG_LEVEL ?? (input.SHOP_MODE === 'live' ? 'info' : 'warn'),
    metricsToken: input.METRICS_TOKEN,
    chatUrl: input.CHAT_URL,
    colourUrl: input.COLOUR_URL?.replace(/\/+$/, '') ?? '',
    map: { tileUrl: input.MAP_TILE_URL, attribution: input.MAP_TILE_ATTRIBUTION },
    ...providersConfig({ variables: input, keys: environmentKeys, extensions }),
    settingsKey: input.SETTINGS_KEY,
    backupKey: input.BACKUP_KEY,
    backupBucket: input.BACKUP_BUCKET,
    goLiveFile: input.GO_LIVE_FILE,
    variables: input,
    environmentKeys,
    shop: input,
  };
}

/** A process with one connection would wait for itself. */
const MIN_CONNECTIONS = 2;

function processesOf({ PROCESSES, DATABASE_POOL }: Variables): number {
  const maxProcesses = Math.floor(DATABASE_POOL / MIN_CONNECTIONS);
  if (PROCESSES === 'auto') return Math.min(availableParallelism(), maxProcesses);
  const wanted = Number(PROCESSES);
  if (wanted > maxProcesses)
    throw new StartError(
      `PROCESSES: ${wanted} processes need a DATABASE_POOL of at least ${wanted * MIN_CONNECTIONS}, and it is ${DATABASE_POOL}`,
    );
  return wanted;
}

function brandOf({ SHOP_MODE, SHOP_BRAND }: Variables): string | undefined {
  if (SHOP_MODE === 'live') return undefined;
  const known = listBrands();
  if (!known.includes(SHOP_BRAND))
    throw new StartError(
      `SHOP_BRAND: ${SHOP_BRAND} is not a folder of db/brands, which has ${known.join(', ')}`,
    );
  return SHOP_BRAND;
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
