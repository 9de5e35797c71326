/** One address for each host: `postgresql://me@a:5432,b:5433/shop` names two. */
export function hostUrls(databaseUrl: string): string[] {
  const [, start = '', hosts = '', rest = ''] =
    /^(\w+:\/\/(?:[^@/]*@)?)([^/?#]*)(.*)$/.exec(databaseUrl) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => start + host + rest) : [databaseUrl];
}

const PATH = /^(\w+:\/\/[^/]*\/)([^?#]*)/;

export function databaseNameOf(databaseUrl: string): string {
  return decodeURIComponent(PATH.exec(databaseUrl)?.[2] ?? '');
}

/** Another database on the same hosts. */
export function withDatabaseName(databaseUrl: string, name: string): string {
  return databaseUrl.replace(PATH, `$1${encodeURIComponent(name)}`);
}

/** Host names for messages, without the password. */
export function hostNames(databaseUrl: string): string {
  return hostUrls(databaseUrl)
    .map((url) => new URL(url).host)
    .join(', ');
}
