const TOO_MANY = 429;
const BUSY = 503;
const MAX_TRIES = 4;
const MAX_WAIT_SECONDS = 60;

/** An error response of the shop. */
export class ShopError extends Error {
  constructor(status, { error, code = '', requestId = '', ...details }) {
    super(error ?? `the shop replied with status ${status}`);
    this.name = 'ShopError';
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.details = details;
  }
}

/** A client with the shop's address and an API key of /admin/api-keys. */
export function createClient({ url, key, fetch = globalThis.fetch }) {
  const call = async (name, { path = {}, query = {}, body } = {}) => {
    const [method, template] = name.split(' ');
    const target = new URL(
      template.replace(/\{(\w+)\}/g, (_, parameter) => encodeURIComponent(path[parameter])),
      url,
    );
    for (const [parameter, value] of Object.entries(query))
      if (value !== undefined) target.searchParams.set(parameter, String(value));
    const isJson = body !== undefined && !(body instanceof FormData);
    const request = {
      method,
      headers: { Authorization: `Bearer ${key}`, ...(isJson && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
    };
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(target, request);
      if (!mayTryAgain(method, response.status) || attempt === MAX_TRIES) return read(response);
      await response.body?.cancel();
      const seconds = Math.min(Number(response.headers.get('Retry-After')) || 1, MAX_WAIT_SECONDS);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  };
  return { call };
}

/** A request over the rate limit was not carried out, whatever it was. A busy shop may have begun to write. */
function mayTryAgain(method, status) {
  return status === TOO_MANY || (status === BUSY && method === 'GET');
}

async function read(response) {
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  const value = isJson ? JSON.parse(text) : text;
  if (!response.ok) throw new ShopError(response.status, isJson ? value : { error: text });
  return value;
}
