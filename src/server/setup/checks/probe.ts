const TIMEOUT_MS = 6000;
const MAX_BYTES = 64 * 1024;
const CERTIFICATE = /CERT|ALTNAME|SELF_SIGNED|UNABLE_TO_VERIFY/;

interface ProbeResponse {
  is: 'response';
  status: number;
  headers: Headers;
  text: string;
}

export type ProbeResult = ProbeResponse | { is: 'unreachable'; reason: string };

/** One bounded request to an address of the configuration; never to one that a user typed. */
export async function probe(url: string, init: RequestInit = {}): Promise<ProbeResult> {
  try {
    const response = await fetch(url, {
      ...init,
      // a redirect could lead to any address
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await readStart(response);
    return { is: 'response', status: response.status, headers: response.headers, text };
  } catch (error) {
    return { is: 'unreachable', reason: reasonOf(error) };
  }
}

async function readStart(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'no response in 6 seconds';
  const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
  if (CERTIFICATE.test(code)) return `the TLS certificate is not valid (${code})`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'the name is not known to the DNS';
  return code ? `no connection (${code})` : 'no connection';
}
